import type { Place } from './place.ts'

/** Words that people write before the name of a sub-district. */
const unitWords = /^(ตำบล|แขวง|ต\.|tambon |khwaeng |sub-?district )/

/** What counts of a name when people search: no spaces, hyphens, capital letters or unit words. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(unitWords, '')
    .replaceAll(/[\s.'-]/g, '')

/** Finds sub-districts by a part of their Thai or English name; those that begin with it come first. */
export function searchPlaces(places: readonly Place[], text: string, limit: number): Place[] {
  const wanted = plain(text)
  if (wanted.length < 2) return []
  const found = places.flatMap((place) => {
    const position = positionIn(place, wanted)
    return position === undefined ? [] : [{ place, position }]
  })
  return found
    .toSorted((one, other) => one.position - other.position)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** 0 for the whole name, 1 for its beginning, 2 for a part of it. */
function positionIn({ subDistrict }: Place, wanted: string): number | undefined {
  const names = Object.values(subDistrict).map(plain)
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  return names.some((name) => name.includes(wanted)) ? 2 : undefined
}
