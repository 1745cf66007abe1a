import type { BillingAddress } from '../../../../openapi/generated/schema.ts'
import type { Language } from '../../../lib/language.ts'

type Address = Pick<BillingAddress, 'addressLine' | 'subDistrict' | 'district' | 'province' | 'postcode'>

/** Bangkok calls its sub-districts and districts differently from the provinces. */
const isBangkok = (province: string) => province === 'กรุงเทพมหานคร'

/** The address in one line: Thai names get their titles, as letters are addressed in Thailand. */
export function addressLines(address: Address, language: Language): string {
  const { addressLine, subDistrict, district, province, postcode } = address
  const isThai = /[ก-๙]/.test(subDistrict)
  if (language === 'en' || !isThai)
    return `${addressLine}, ${subDistrict}, ${district}, ${province} ${postcode}`
  return isBangkok(province)
    ? `${addressLine} แขวง${subDistrict} เขต${district} ${province} ${postcode}`
    : `${addressLine} ต.${subDistrict} อ.${district} จ.${province} ${postcode}`
}

/** The translation of a branch: `00000` is the head office. */
export const branchName = (branchCode: string) =>
  branchCode === '00000' ? (['headOffice'] as const) : (['branch', { branchCode }] as const)
