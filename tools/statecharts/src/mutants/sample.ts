/**
 * Returns `size` of the names, the same each time. Names are ordered by their hash, so that one more mutant changes
 * little of the sample.
 */
export const sampleOf = (names: string[], size: number, seed = 'sample'): string[] =>
  names
    .map((name) => ({ name, place: hash(`${seed} ${name}`) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, size)
    .map(({ name }) => name)

const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value
}
