import { expect, it } from 'vitest'
import english from '../../i18n/en/branch-map.json'
import thai from '../../i18n/th/branch-map.json'
import { wordsIn } from './texts-in.ts'

it('has the words of the map in both languages, Thai in Thai and English in English', () => {
  expect(Object.keys(english)).toEqual(Object.keys(thai))
  for (const text of Object.values(thai)) expect(text).toMatch(/[ก-๙]/)
  for (const text of Object.values(english)) expect(text).not.toMatch(/[ก-๙]/)
})

it('puts the name of a branch into its words', () => {
  expect(wordsIn('en')('directionsTo', 'Bang Na $&')).toBe(
    'Directions to Bang Na $& (opens a map in a new window)',
  )
})
