import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Combobox, Input } from '@mantine/core'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { isUnused, isUnusedSelector, unusedParts } from './lean-mantine-styles.ts'

const src = join(projectRoot(), 'src')
const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
const sheets = new Set(
  texts.flatMap((text) => text.match(/@mantine\/(?:core|carousel)\/styles[\w./-]*\.css/g) ?? []),
)
sheets.delete('@mantine/core/styles/default-css-variables.layer.css')

it('leaves out only variables that nothing reads', () => {
  const readers = [
    ...texts,
    ...[...sheets].map((sheet) => readFileSync(join(projectRoot(), 'node_modules', sheet), 'utf8')),
  ]
  const read = new Set(
    readers.flatMap((text) => [...text.matchAll(/var\(\s*(--mantine-[\w-]+)/g)].map(([, name = '']) => name)),
  )
  expect(read.size).toBeGreaterThan(30)
  expect([...read].filter(isUnused)).toEqual([])
})

it.each([
  ['--mantine-color-pink-6', true],
  ['--mantine-color-red-light-hover', true],
  ['--mantine-color-red-filled', false],
  ['--mantine-line-height', false],
  ['--mantine-line-height-sm', true],
])('knows whether %s is unused: %s', (name, answer) => {
  expect(isUnused(name)).toBe(answer)
})

it('leaves out only looks that no part has', () => {
  const looks = texts.flatMap((text) => [...text.matchAll(/ variant="(\w+)"/g)].map(([, look]) => look))
  expect(looks).toContain('unstyled')
  expect(looks.filter((look) => look === 'default' || look === 'filled')).toEqual([])
  const others =
    /<(?:Textarea|PinInput|NumberInput|MultiSelect|Combobox|Popover)\b|\b(?:clearable|bottomSection)\b/
  expect(texts.filter((text) => others.test(text))).toEqual([])
  expect(isUnusedSelector('.m_1[data-variant="filled"]')).toBe(true)
  expect(isUnusedSelector('.m_1[data-variant="unstyled"]')).toBe(false)
})

it('knows the parts that no page draws by the classes of the installed Mantine', () => {
  expect(Combobox.classes).toMatchObject(unusedParts.Combobox)
  expect(Input.classes).toMatchObject(unusedParts.Input)
  expect(isUnusedSelector('.m_2943220b:where([data-error])')).toBe(true)
  expect(isUnusedSelector('.m_92253aa5:hover')).toBe(false)
})
