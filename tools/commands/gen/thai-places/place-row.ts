/** A sub-district with one of its postcodes; each name is Thai, then English. */
export interface PlaceRow {
  postcode: string
  subDistrict: readonly [string, string]
  district: readonly [string, string]
  province: readonly [string, string]
}
