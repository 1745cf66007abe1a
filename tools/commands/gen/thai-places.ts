import { writeIfChanged } from './flow-files.ts'
import type { PlaceRow } from './thai-places/place-row.ts'

const folder = 'src/lib/thai-addresses/places'

/** Writes the sub-districts of Thailand that the address forms load. With `check` it names the files that differ. */
export async function generateThaiPlaces({ check }: { check: boolean }): Promise<string[]> {
  // Loaded here, because only this part of the command needs the package.
  const { readThaiPlaces } = await import('./thai-places/read-thai-places.ts')
  const complaints: string[] = []
  for (const { name, text } of placeFiles(await readThaiPlaces())) {
    const drifted = await writeIfChanged(`${folder}/${name}`, text, check)
    if (check && drifted) complaints.push(`${folder}/${name} is not what npm run gen writes`)
  }
  return complaints
}

/**
 * Writes the places as text, one file for each first digit of a postcode: a line for a province, one for each of
 * its districts, one for each of its sub-districts. Each name is Thai, then English.
 */
function placeFiles(rows: readonly PlaceRow[]): { name: string; text: string }[] {
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
