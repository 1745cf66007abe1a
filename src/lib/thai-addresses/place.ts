import type { Language } from '../language.ts'

export type Names = Readonly<Record<Language, string>>

/** A sub-district of Thailand with one of its postcodes. */
export interface Place {
  postcode: string
  subDistrict: Names
  district: Names
  province: Names
}

/** The part of an address that a place fills in. */
export interface PlaceFields {
  postcode: string
  subDistrict: string
  district: string
  province: string
}

export const fieldsOf = (
  { postcode, subDistrict, district, province }: Place,
  language: Language,
): PlaceFields => ({
  postcode,
  subDistrict: subDistrict[language],
  district: district[language],
  province: province[language],
})

/** Whether the fields name this place, in either language. */
export const isPlaceOf = (place: Place, fields: PlaceFields): boolean =>
  place.postcode === fields.postcode &&
  (['subDistrict', 'district', 'province'] as const).every((level) =>
    Object.values(place[level]).includes(fields[level]),
  )
