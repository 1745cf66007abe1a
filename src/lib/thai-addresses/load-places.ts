import type { Place, Names } from './place.ts'

/** Files by the first digit of the postcode, 5 to 15 kB each on the way. `npm run gen` writes them. */
const files = import.meta.glob<string>('./places/*.txt', { query: '?raw', import: 'default' })

/** Loads the sub-districts that have this postcode; none if there is no such postcode. */
export async function placesWith(postcode: string): Promise<Place[]> {
  const load = files[`./places/${postcode.slice(0, 1)}.txt`]
  if (!load) return []
  const places = readPlaces(await load())
  return places.filter((place) => place.postcode === postcode)
}

/** Loads all sub-districts of Thailand. */
export async function allPlaces(): Promise<Place[]> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()))
  return loaded.flatMap(readPlaces)
}

/** Reads `places/*.txt`: a province, its districts after one space, their sub-districts after two. */
function readPlaces(text: string): Place[] {
  const places: Place[] = []
  let province = namesOf('')
  let district = province
  for (const line of text.split('\n')) {
    if (line.startsWith('  ')) {
      const [postcode, subDistrict] = [line.slice(2, 7), namesOf(line.slice(8))]
      places.push({ postcode, subDistrict, district, province })
    } else if (line.startsWith(' ')) district = namesOf(line.slice(1))
    else province = namesOf(line)
  }
  return places
}

function namesOf(text: string): Names {
  const [th = '', en = ''] = text.split('|')
  return { th, en }
}
