import type { Place, Names } from './place.ts'

type PlacesFile = Promise<{ default: string }>

/** Files by the first digit of the postcode, 5 to 15 kB each on the way. `npm run gen` writes them. */
const files: Readonly<Record<string, () => PlacesFile>> = {
  1: () => import('./places/1.txt?raw'),
  2: () => import('./places/2.txt?raw'),
  3: () => import('./places/3.txt?raw'),
  4: () => import('./places/4.txt?raw'),
  5: () => import('./places/5.txt?raw'),
  6: () => import('./places/6.txt?raw'),
  7: () => import('./places/7.txt?raw'),
  8: () => import('./places/8.txt?raw'),
  9: () => import('./places/9.txt?raw'),
}

/** Loads the sub-districts that have this postcode; none if there is no such postcode. */
export async function placesWith(postcode: string): Promise<Place[]> {
  const load = files[postcode.slice(0, 1)]
  if (!load) return []
  const places = readPlaces((await load()).default)
  return places.filter((place) => place.postcode === postcode)
}

/** Loads all sub-districts of Thailand. */
export async function allPlaces(): Promise<Place[]> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()))
  return loaded.flatMap((file) => readPlaces(file.default))
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
