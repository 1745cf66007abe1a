import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, it } from 'vitest'
import { theme } from '../theme.ts'

const src = join(import.meta.dirname, '../..')
const packages = join(src, '../node_modules')
const defaults = '@mantine/core/styles/default-css-variables.layer.css'

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file) && !file.endsWith('theme-variables.css'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
const mantineSheets = new Set(
  sources.flatMap((text) => text.match(/@mantine\/(?:core|carousel)\/styles[\w./-]*\.css/g) ?? []),
)
mantineSheets.delete(defaults)

const inOneLine = (value = '') =>
  value.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()
const declared = (css: string) =>
  new Map(
    [...css.matchAll(/(--mantine-[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      inOneLine(value),
    ]),
  )
const readIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--mantine-[\w-]+)/g)].map(([, name = '']) => name)

it('gives every variable that a style sheet reads the value of the theme', () => {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const wanted = new Map(Object.entries({ ...variables, ...light }))
  const given = new Map([
    ...declared(readFileSync(join(packages, defaults), 'utf8').replace(/[^}]*"dark"\][^}]*\}/g, '')),
    ...declared(readFileSync(join(import.meta.dirname, 'theme-variables.css'), 'utf8')),
  ])
  const read = new Set(sources.flatMap(readIn))
  for (const sheet of mantineSheets)
    for (const name of readIn(readFileSync(join(packages, sheet), 'utf8'))) read.add(name)
  // A variable's value may name further variables; a set also visits what is added meanwhile.
  for (const name of read) for (const further of readIn(wanted.get(name) ?? '')) read.add(further)

  const isOurs = (name: string) => given.get(name)?.match(/^var\(--(?:danger|ink|paper|line)/)
  const ofTheTheme = [...read].filter((name) => wanted.has(name) && !isOurs(name))
  expect(ofTheTheme.length).toBeGreaterThan(30)
  expect(Object.fromEntries(ofTheTheme.map((name) => [name, given.get(name)]))).toEqual(
    Object.fromEntries(ofTheTheme.map((name) => [name, inOneLine(wanted.get(name))])),
  )
})
