import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { words as englishOfCustomers } from './en/customer-words.ts'
import { words as englishOfGallery } from './en/gallery-words.ts'
import { words as englishOfHead } from './en/head-words.ts'
import { officeOnly as englishOfOffice } from './en/office-words.ts'
import { words as englishOfTrade } from './en/trade-words.ts'
import { words as englishOfShop } from './en/words.ts'
import { words as thaiOfCustomers } from './th/customer-words.ts'
import { words as thaiOfGallery } from './th/gallery-words.ts'
import { words as thaiOfHead } from './th/head-words.ts'
import { officeOnly as thaiOfOffice } from './th/office-words.ts'
import { words as thaiOfTrade } from './th/trade-words.ts'
import { words as thaiOfShop } from './th/words.ts'

const english = {
  ...englishOfShop,
  ...englishOfCustomers,
  ...englishOfGallery,
  ...englishOfHead,
  ...englishOfOffice,
  ...englishOfTrade,
}
const thai = {
  ...thaiOfShop,
  ...thaiOfCustomers,
  ...thaiOfGallery,
  ...thaiOfHead,
  ...thaiOfOffice,
  ...thaiOfTrade,
}

function keysOf(words: Record<string, Record<string, string>>): string[] {
  return Object.entries(words).flatMap(([namespace, bundle]) =>
    Object.keys(bundle).map((key) => `${namespace}:${key}`),
  )
}

/** A word that counts is kept once for each plural form: English has two, Thai one. */
const pluralForm = /_(?:one|other)$/
const counted = new Set(
  keysOf(english)
    .filter((word) => word.endsWith('_one'))
    .map((word) => word.replace(pluralForm, '')),
)
const wordOf = (key: string) => (counted.has(key.replace(pluralForm, '')) ? key.replace(pluralForm, '') : key)
const wordsOf = (words: Record<string, Record<string, string>>) => [...new Set(keysOf(words).map(wordOf))]

const placeholders = (text: string) => [...text.matchAll(/\{\{[\w, ]+\}\}/g)].map(String).toSorted()

it('has every word in both languages', () => {
  expect(wordsOf(thai)).toEqual(wordsOf(english))
})

it('has each plural form of the words that count, and only those', () => {
  expect(counted.size).toBeGreaterThan(20)
  for (const word of counted) {
    expect(keysOf(english)).toEqual(expect.arrayContaining([`${word}_one`, `${word}_other`]))
    expect(keysOf(thai)).toContain(`${word}_other`)
    expect(keysOf(thai)).not.toContain(`${word}_one`)
  }
})

it('writes a number before a countable English word in both its forms only', () => {
  const countable = /\{\{[^}]*\}\}(?:<\/b>)? (?:more )?(?!(?:has|is|was)\b)[a-z]+s\b/
  const single = Object.entries(english).flatMap(([namespace, bundle]) =>
    Object.entries(bundle)
      .filter(([key, text]) => countable.test(text) && !counted.has(wordOf(`${namespace}:${key}`)))
      .map(([key, text]) => `${namespace}:${key} ${text}`),
  )
  expect(single).toEqual([])
})

it('fills the same blanks in both languages', () => {
  for (const [namespace, bundle] of Object.entries(thai)) {
    const other: Record<string, string> = english[namespace as keyof typeof english]
    for (const [key, text] of Object.entries(bundle)) {
      expect(placeholders(other[key] ?? ''), `${namespace}:${key}`).toEqual(placeholders(text))
      const one = other[key.replace(pluralForm, '_one')]
      if (one !== undefined && one !== other[key])
        expect(placeholders(one), `${namespace}:${key}`).toEqual(placeholders(text))
    }
  }
})

it('speaks Thai in Thai and English in English', () => {
  const isLatinByNature = new Set(['shell:copyright', 'parts:share_line', 'parts:share_facebook'])
  for (const [namespace, bundle] of Object.entries(thai))
    for (const [key, text] of Object.entries(bundle))
      if (!isLatinByNature.has(`${namespace}:${key}`)) expect(text, `${namespace}:${key}`).toMatch(/[ก-๙]/)
  for (const bundle of Object.values(english))
    for (const text of Object.values(bundle)) expect(text).not.toMatch(/[ก-๙]/)
})

it('has one Thai and one English message for each code of the contract and of the browser alone, and none for others', () => {
  const common = parse(readFileSync(join(import.meta.dirname, '../../openapi/schemas/common.yaml'), 'utf8'))
  const codes: string[] = [...common.ProblemCode.enum, 'GUEST_CART_FULL', 'OFFLINE']
  expect(Object.keys(thai.problems).toSorted()).toEqual(codes.toSorted())
  expect(Object.keys(english.problems).toSorted()).toEqual(codes.toSorted())
})

it('has no word that no page uses', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const written = new Set([...source.matchAll(/(?<=['":])\w+(?=['"])/g)].map(([word]) => word))
  // The words of the members of a closed set end in the member's name: channel_${paymentChannel}. Names of columns have underscores.
  const isNamed = (key: string) =>
    written.has(key) ||
    (key.includes('_') && source.includes(key.replace(key.startsWith('field_') ? /_.+$/ : /_[^_]+$/, '_${')))
  // A tab's title is looked up by the route's name, and a problem's message by its code.
  const routeNames = [...source.matchAll(/^ {2}route\('(\w+)'/gm)].map(([, name]) => `screens:${name}`)
  const unused = wordsOf(thai).filter((word) => {
    const [namespace = '', key = ''] = word.split(':')
    return namespace !== 'problems' && !routeNames.includes(word) && !isNamed(key)
  })
  expect(unused).toEqual([])
})
