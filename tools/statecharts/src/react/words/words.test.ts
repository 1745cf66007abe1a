import { expect, test } from 'vitest'
import { english } from './english.ts'
import { thai } from './thai.ts'

test('every word exists in both languages, and asks for the same to be filled in', () => {
  const inEnglish = Object.entries(english).filter(([word]) => !word.endsWith('_one'))
  const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).toSorted()
  const thaiWords: Record<string, string> = thai
  expect(Object.keys(thai).toSorted()).toEqual(inEnglish.map(([word]) => word).toSorted())
  for (const [word, text] of inEnglish) expect(gaps(thaiWords[word] ?? ''), word).toEqual(gaps(text))
})
