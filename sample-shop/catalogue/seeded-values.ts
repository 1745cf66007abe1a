/** A deterministic number from 0 to 1 for a text (FNV-1a). */
function seededFraction(word: string): number {
  let hash = 0x811c9dc5
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x100000000
}

/** Expensive products have a small stock; a few are sold out. */
export function stockOf(variantId: string, price: number): number {
  const chance = seededFraction(variantId)
  if (chance < 0.06) return 0
  const most = price < 50 ? 2400 : price < 500 ? 320 : price < 3000 ? 90 : 24
  return 1 + Math.floor(((chance - 0.06) / 0.94) * most)
}

const FIRST_DAY = Date.UTC(2021, 1, 1, 2)
const DAYS = 1370
const DAY = 24 * 60 * 60 * 1000

export const createdAt = (code: string): string =>
  new Date(FIRST_DAY + Math.floor(seededFraction(`created ${code}`) * DAYS) * DAY).toISOString()
