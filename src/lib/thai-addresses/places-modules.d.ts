declare module 'virtual:thai-places/*' {
  type Names = readonly [thai: string, english: string]
  /** Provinces with their districts with their sub-districts (`tools/build/thai-places`). */
  const places: readonly (readonly [
    ...Names,
    districts: readonly (readonly [
      ...Names,
      subDistricts: readonly (readonly [postcode: string, ...Names])[],
    ])[],
  ])[]
  export default places
}
