import type { PlaceRow } from './place-row.ts'

/**
 * Writes the places as text, one file for each first digit of a postcode: a line for a province, one for each of
 * its districts, one for each of its sub-districts. Each name is Thai, then English.
 */
export function placeFiles(rows: readonly PlaceRow[]): { name: string; text: string }[] {
  const digits = [...new Set(rows.map(({ postcode }) => postcode.slice(0, 1)))].toSorted()
  return digits.map((digit) => ({
    name: `${digit}.txt`,
    text: textOf(rows.filter(({ postcode }) => postcode.startsWith(digit))),
  }))
}

function textOf(rows: readonly PlaceRow[]): string {
  const provinces = groupsOf(rows, ({ province }) => province)
  const lines = provinces.flatMap(({ name, members }) => [
    name,
    ...groupsOf(members, ({ district }) => district).flatMap((district) => [
      ` ${district.name}`,
      ...district.members.map(({ postcode, subDistrict }) => `  ${postcode} ${subDistrict.join('|')}`),
    ]),
  ])
  return `${lines.join('\n')}\n`
}

function groupsOf(rows: readonly PlaceRow[], namesOf: (row: PlaceRow) => readonly [string, string]) {
  const groups = new Map<string, PlaceRow[]>()
  for (const row of rows) {
    const name = namesOf(row).join('|')
    const members = groups.get(name)
    if (members) members.push(row)
    else groups.set(name, [row])
  }
  return [...groups].map(([name, members]) => ({ name, members }))
}
