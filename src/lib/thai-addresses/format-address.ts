import type { PlaceFields } from './place.ts'

const isThai = (text: string) => /[ก-๙]/.test(text)

const isBangkok = (province: string): boolean => ['กรุงเทพมหานคร', 'Bangkok'].includes(province)

/** Names the district and the province in the manner of their own script: `อำเภอบางพลี สมุทรปราการ`. */
export function areaText({ district, province }: Pick<PlaceFields, 'district' | 'province'>): string {
  if (!isThai(province)) return `${district}, ${province}`
  return `${isBangkok(province) ? 'เขต' : 'อำเภอ'}${district} ${province}`
}

/** An address as on an envelope: the street, then the place. Thai names get the word of their unit, which differs in Bangkok. */
export function addressLines(
  address: PlaceFields & { addressLine: string },
): [street: string, place: string] {
  const { addressLine, subDistrict, province, postcode } = address
  const area = `${areaText(address)} ${postcode}`
  if (!isThai(province)) return [`${addressLine},`, `${subDistrict}, ${area}`]
  return [addressLine, `${isBangkok(province) ? 'แขวง' : 'ตำบล'}${subDistrict} ${area}`]
}

/** An address on one line. */
export const addressText = (address: PlaceFields & { addressLine: string }): string =>
  addressLines(address).join(' ')
