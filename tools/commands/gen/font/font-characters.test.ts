import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { absolute } from '../flow-files.ts'

/** Not in the typeface at all: the hyphen that does not break. */
const leftToTheDevice = new Set(['\u2011'])

it.each(['src/i18n', 'sample-shop'])('has each character that %s writes', async (folder) => {
  const written = await charactersIn(absolute(folder))
  expect(written.size).toBeGreaterThan(100)
  const held = await charactersOfFont()
  expect([...written].filter((one) => !held.has(one) && !leftToTheDevice.has(one))).toEqual([])
})

async function charactersOfFont(): Promise<Set<string>> {
  const woff2 = await readFile(absolute('src/app/styles/fonts/anuphan.woff2'))
  const font = await subsetFont(woff2, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
  const face = new Face(new Blob(font))
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
}

async function charactersIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /(?<!\.test)\.(json|ts|svg|csv|md)$/.test(name))
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  return new Set(texts.join('').replaceAll(/\s/g, ''))
}
