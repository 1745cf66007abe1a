import type { Names, Place } from './place.ts'

/** Reads `places/*.txt`: a province, its districts after one space, their sub-districts after two. */
export function readPlaces(text: string): Place[] {
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
