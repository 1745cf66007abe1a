import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { leanOf, parts } from './lean-packages.ts'

const part = {
  file: /a\.js$/,
  side: 'client' as const,
  replaced: { Large: 'class Large {}', unused: 'function unused() {}' },
  dropped: /^\w+\.displayName = .*;$/gm,
}

it('replaces whole functions and classes, and nothing beside them', () => {
  const code =
    'class Large extends Base {\n  run({ a }) {\n    return a\n  }\n}\n' +
    'function unused({\n  one,\n  two\n}) {\n  return one\n}\nfunction unusedToo() {\n  return 1\n}\nA.displayName = "A";\n'
  expect(leanOf(code, part)).toBe(
    'class Large {}\nfunction unused() {}\nfunction unusedToo() {\n  return 1\n}\n\n',
  )
})

it('exchanges an expression', () => {
  const one = { ...part, replaced: {}, exchanged: { 'new Slow()': '{}' } }
  expect(leanOf('var a = new Slow(), b = 1;\n', one)).toBe('var a = {}, b = 1;\n')
})

it('leaves a file alone that lacks one of the names', () => {
  expect(leanOf('class Large {\n}\n', part)).toBeUndefined()
  expect(leanOf('var a = 1;\n', { ...part, replaced: {}, exchanged: { 'new Slow()': '{}' } })).toBeUndefined()
})

it('leaves out nothing that the shop uses', () => {
  const sources = readdirSync(join(projectRoot(), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(projectRoot(), 'src', file), 'utf8'))
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '(?:react|react-dom|react-router-dom)'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')),
    ),
  )
  expect(imported).toContain('Suspense')
  const needsThem = [
    ...['ViewTransition', 'Activity', 'SuspenseList', 'useActionState'],
    ...['preload', 'preloadModule', 'preinit', 'preinitModule'],
    ...['Form', 'useSubmit', 'useFormAction', 'createBrowserRouter'],
  ]
  expect(imported.filter((name) => needsThem.includes(name))).toEqual([])
  expect(sources.filter((text) => /<(?:Nav)?Link[^>]* prefetch=|<[a-z]+-[a-z]+[ />]/.test(text))).toEqual([])
})

it('finds every part in the installed packages', () => {
  const packages = join(projectRoot(), 'node_modules')
  const folders = [
    'react-dom/cjs',
    'react-router/dist/development',
    'i18next/dist/esm',
    '@mantine/core/esm/core/MantineProvider/MantineCssVariables',
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(join(packages, folder)).map((name) => join(packages, folder, name)),
  )
  for (const one of parts) {
    const lean = files
      .filter((file) => one.file.test(file))
      .map((file) => leanOf(readFileSync(file, 'utf8'), one))
      .filter((code) => code !== undefined)
    expect(lean, String(one.file)).toHaveLength(1)
  }
})
