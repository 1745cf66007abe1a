import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { flows } from '../../machines/registry.ts'

const src = join(import.meta.dirname, '../../src')

/** The flows that have no face of their own, and why. */
const withoutFaces: Record<string, string> = {
  app: 'It starts the other flows and relays their messages.',
  'guest-cart':
    'The mark of the cart counts its goods and a dialog names refused ones; the walks of signing in see them.',
  record:
    'Each page that reads a record shows its states in its own shape; the e2e tests of these pages see them.',
  'paged-list': 'Each list shows its states in its own shape; the e2e tests of these lists see them.',
  snackbar: 'Its message comes from another flow; the test of its component sees it.',
  loading: 'It has one sign, the overlay over the page, and no words that depend on a state.',
  language: 'It is seen in the words of every other flow.',
  overlay: 'It holds whatever another flow shows.',
}

const paths = (await readdir(src, { recursive: true })).filter((path) => path.endsWith('-faces.test.tsx'))
const faces = await Promise.all(
  paths.map(async (path) => ({
    flow: basename(path, '-faces.test.tsx'),
    text: await readFile(join(src, path), 'utf8'),
  })),
)

it('each flow has a face, or a reason to have none', () => {
  const ids = flows.map(({ id }) => id)
  expect([...faces.map(({ flow }) => flow), ...Object.keys(withoutFaces)].toSorted()).toEqual(ids.toSorted())
})

it.each(faces)('the faces of $flow are those of its machine', ({ flow, text }) => {
  expect(text).toContain(`describeFaces('${flow}', {`)
  expect(text).toMatch(new RegExp(`import \\{[^}]*\\} from '[./]*/machines/${flow}/${flow}\\.machine\\.ts'`))
})
