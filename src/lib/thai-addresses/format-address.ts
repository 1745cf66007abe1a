import type { PlaceFields } from './place.ts'

const isThai = (text: string) => /[ก-๙]/.test(text)

const isBangkok = (province: string): boolean => ['กรุงเทพมหานคร', 'Bangkok'].includes(province)

/** Names the district and the province in the manner of their own script: `อำเภอบางพลี สมุทรปราการ`. */
export function areaText({ district, province }: Pick<PlaceFields, 'district' | 'province'>): string {
  if (!isThai(province)) return `${district}, ${province}`
  return `${isBangkok(province) ? 'เขต' : 'อำเภอ'}${district} ${province}`
}

/** An address on one line. Thai names get the word of their unit, which differs in Bangkok. */
export function addressText(address: PlaceFields & { addressLine: string }): string {
  const { addressLine, subDistrict, province, postcode } = address
  if (!isThai(province)) return `${addressLine}, ${subDistrict}, ${areaText(address)} ${postcode}`
  const unit = isBangkok(province) ? 'แขวง' : 'ตำบล'
  return `${addressLine} ${unit}${subDistrict} ${areaText(address)} ${postcode}`
}
