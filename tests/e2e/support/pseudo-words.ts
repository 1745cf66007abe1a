import type { Plugin } from 'vite'

/**
 * A pseudo-language for tests: English with a sign on each letter, 40 % longer. A text of the page without signs
 * was not translated, and a box that holds these words holds those of other languages.
 */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signed = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const signOf = new Map([...plain].map((letter, index) => [letter, [...signed][index] ?? letter]))

/** Values that are put in, and tags, stay as they are. */
const untouched = /(\{\{[^}]*\}\}|<\/?[\w.]+\/?>|\$t\([^)]*\))/

function pseudo(text: string): string {
  const parts = text.split(untouched)
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length
  const signs = parts.map((part, index) =>
    index % 2 === 0 ? [...part].map((letter) => signOf.get(letter) ?? letter).join('') : part,
  )
  const longer = Math.ceil(letters * 0.4)
  // Words of six letters, so that a line can break between them.
  const more = Array.from({ length: longer }, (_, index) => (index % 7 === 0 ? ' ' : 'ö')).join('')
  return /\p{L}/u.test(text) ? signs.join('') + more : text
}

const signedAll = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value)
  if (Array.isArray(value)) return value.map(signedAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, signedAll(inner)]))
}

/** Builds the shop with these words in place of the English ones. */
export const pseudoWords = (): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/i18n\/en\/[\w-]+\.json$/ },
    handler: (code) => ({ code: JSON.stringify(signedAll(JSON.parse(code))), map: null }),
  },
})
