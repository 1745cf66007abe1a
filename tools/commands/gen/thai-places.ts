import { settle } from './flow-files.ts'
import { placeFiles } from './thai-places/place-files.ts'

const folder = 'src/lib/thai-addresses/places'

/** Writes the sub-districts of Thailand that the address forms load. With `check` it names the files that differ. */
export async function generateThaiPlaces({ check }: { check: boolean }): Promise<string[]> {
  // Loaded here, because only this part of the command needs the package.
  const { readThaiPlaces } = await import('./thai-places/read-thai-places.ts')
  const complaints: string[] = []
  for (const { name, text } of placeFiles(await readThaiPlaces())) {
    const drifted = await settle(`${folder}/${name}`, text, check)
    if (check && drifted) complaints.push(`${folder}/${name} is not what npm run gen writes`)
  }
  return complaints
}
