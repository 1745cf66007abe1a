import type { DeliveryAddress } from '../../openapi/generated/schema.ts'

/** An address in Thai that the API accepts. */
export const thaiAddress = {
  recipientName: 'สมชาย ใจดี',
  phoneNumber: '0812345678',
  addressLine: '99/1 ถนนสุขุมวิท',
  subDistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
} satisfies DeliveryAddress

/** An address in English, for the tests of flows. */
export const englishAddress = {
  recipientName: 'Somchai',
  phoneNumber: '0812345678',
  addressLine: '99/12',
  subDistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'Bangkok',
  postcode: '10500',
} satisfies DeliveryAddress

/** The part of an address that the postcode implies. */
export function areaOf({ subDistrict, district, province, postcode }: DeliveryAddress) {
  return { subDistrict, district, province, postcode }
}
