import { shopContact } from './shop-contact.ts'

/** Who issues the shop's tax invoices. Another shop sets its own at build time; the sample values are nobody's. */
export const shopSeller = {
  name: import.meta.env.VITE_SELLER_NAME ?? 'บริษัท แผ่น เทรดดิ้ง จำกัด',
  address: import.meta.env.VITE_SELLER_ADDRESS ?? '99/1 ถนนเจริญกรุง แขวงบางรัก เขตบางรัก กรุงเทพมหานคร 10500',
  taxId: import.meta.env.VITE_SELLER_TAX_ID ?? '0105507012341',
  branchCode: import.meta.env.VITE_SELLER_BRANCH ?? '00000',
  phone: shopContact.phone,
}
