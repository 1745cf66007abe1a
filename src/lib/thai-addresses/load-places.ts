import type { Place } from './place.ts'

type PlacesModule = typeof import('virtual:thai-places/*')

/** Sub-districts by the first digit of their postcode, which the build makes from a package. */
const modules: Readonly<Record<string, () => Promise<PlacesModule>>> = {
  1: () => import('virtual:thai-places/1'),
  2: () => import('virtual:thai-places/2'),
  3: () => import('virtual:thai-places/3'),
  4: () => import('virtual:thai-places/4'),
  5: () => import('virtual:thai-places/5'),
  6: () => import('virtual:thai-places/6'),
  7: () => import('virtual:thai-places/7'),
  8: () => import('virtual:thai-places/8'),
  9: () => import('virtual:thai-places/9'),
}

/** Loads the sub-districts that have this postcode; none if there is no such postcode. */
export async function placesWith(postcode: string): Promise<Place[]> {
  const load = modules[postcode.slice(0, 1)]
  const places = load ? unpack(await load()) : []
  return places.filter((place) => place.postcode === postcode)
}

/** Loads all sub-districts of Thailand. */
export async function allPlaces(): Promise<Place[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  return loaded.flatMap(unpack)
}

function unpack({ default: provinces }: PlacesModule): Place[] {
  return provinces.flatMap(([thaiProvince, englishProvince, districts]) =>
    districts.flatMap(([thaiDistrict, englishDistrict, subDistricts]) =>
      subDistricts.map(([postcode, thai, english]) => ({
        postcode,
        subDistrict: { th: thai, en: english },
        district: { th: thaiDistrict, en: englishDistrict },
        province: { th: thaiProvince, en: englishProvince },
      })),
    ),
  )
}
