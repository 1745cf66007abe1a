import type { PlaceRow } from './place-row.ts'

type Names = readonly [string, string]
type PackedDistrict = [...Names, [postcode: string, ...Names][]]
export type PackedPlaces = [...Names, PackedDistrict[]][]

/** Groups the rows by province and district, so that each name is sent to the browser once. */
export function packPlaces(rows: readonly PlaceRow[]): PackedPlaces {
  const provinces = new Map<string, { names: Names; districts: Map<string, PackedDistrict> }>()
  for (const { postcode, subDistrict, district, province } of rows) {
    const inProvince = provinces.get(province[0]) ?? { names: province, districts: new Map() }
    const inDistrict: PackedDistrict = inProvince.districts.get(district[0]) ?? [...district, []]
    inDistrict[2].push([postcode, ...subDistrict])
    inProvince.districts.set(district[0], inDistrict)
    provinces.set(province[0], inProvince)
  }
  return [...provinces.values()].map(({ names, districts }) => [...names, [...districts.values()]])
}
