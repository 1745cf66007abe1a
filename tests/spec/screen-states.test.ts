import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { flows } from '../../machines/registry.ts'

const src = join(import.meta.dirname, '../../src')

/** The flows that have no screen of their own, and why. */
const withoutScreens: Record<string, string> = {
  app: 'It starts the other flows and relays their messages.',
  'guest-cart':
    'The mark of the cart counts its goods and a dialog names refused ones; the walks of signing in see them.',
  'cart-drawer': 'It is open or closed; the e2e tests of a guest look at it.',
  'quick-order': 'Its page shows its states in a few words; the walk of the quick order sees them.',
  'stock-notice': 'It is one button of the product page; an e2e test sees its states.',
  'quotation-status': 'Its page shows its states in a few words; the walk of a quotation sees them.',
  'cut-to-size': 'It is a room of the product page; an e2e test sees its states.',
  'saved-lists': 'Its page shows its states in a few words; the walk of the saved lists sees them.',
  record:
    'Each page that reads a record shows its states in its own shape; the e2e tests of these pages see them.',
  'paged-list': 'Each list shows its states in its own shape; the e2e tests of these lists see them.',
  snackbar: 'Its message comes from another flow; the test of its component sees it.',
  loading: 'It has one sign, the overlay over the page, and no words that depend on a state.',
  language: 'It is seen in the words of every other flow.',
  overlay: 'It holds whatever another flow shows.',
  'staff-session': 'The office shows it, whose words are apart from those of the shop that these tests load.',
  'edit-record': 'The office shows it, whose words are apart from those of the shop that these tests load.',
  import: 'The office shows it, whose words are apart from those of the shop that these tests load.',
}

const paths = (await readdir(src, { recursive: true })).filter((path) => path.endsWith('-states.test.tsx'))
const screens = await Promise.all(
  paths.map(async (path) => ({
    flow: basename(path, '-states.test.tsx'),
    text: await readFile(join(src, path), 'utf8'),
  })),
)

it('each flow has a screen, or a reason to have none', () => {
  const ids = flows.map(({ id }) => id)
  expect([...screens.map(({ flow }) => flow), ...Object.keys(withoutScreens)].toSorted()).toEqual(
    ids.toSorted(),
  )
})

it.each(screens)('the screens of $flow are those of its machine', ({ flow, text }) => {
  expect(text).toContain(`describeScreenStates('${flow}', {`)
  expect(text).toMatch(new RegExp(`import \\{[^}]*\\} from '[./]*/machines/${flow}/${flow}\\.machine\\.ts'`))
})
