/**
 * The labels of a tax invoice and of a credit note. The law asks for Thai; an English page adds the English ones. They are no translations of the
 * page, because both languages stand on one sheet.
 */
export const invoiceTexts = {
  title: { th: 'ใบกำกับภาษี / ใบเสร็จรับเงิน', en: 'Tax Invoice / Receipt' },
  creditNote: { th: 'ใบลดหนี้', en: 'Credit Note' },
  original: { th: 'ต้นฉบับ', en: 'Original' },
  copy: { th: 'สำเนา', en: 'Copy' },
  phone: { th: 'โทร.', en: 'Tel.' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษีอากร', en: 'Tax ID' },
  headOffice: { th: 'สำนักงานใหญ่ (00000)', en: 'Head office' },
  branch: { th: 'สาขาที่', en: 'Branch' },
  buyer: { th: 'ลูกค้า', en: 'Customer' },
  number: { th: 'เลขที่', en: 'No.' },
  date: { th: 'วันที่', en: 'Date' },
  order: { th: 'คำสั่งซื้อ', en: 'Order' },
  paidBy: { th: 'ชำระโดย', en: 'Paid by' },
  paidBy_card: { th: 'บัตรเครดิต / เดบิต', en: 'Card' },
  paidBy_promptPay: { th: 'โอนเงิน (พร้อมเพย์)', en: 'Transfer (PromptPay)' },
  paidBy_cashOnDelivery: { th: 'เงินสด', en: 'Cash' },
  line: { th: 'ที่', en: '#' },
  description: { th: 'รายการ', en: 'Description' },
  quantity: { th: 'จำนวน', en: 'Qty' },
  cutting: { th: 'ค่าตัด', en: 'Cutting' },
  unitPrice: { th: 'ราคาต่อหน่วย', en: 'Unit price' },
  amount: { th: 'จำนวนเงิน (บาท)', en: 'Amount (THB)' },
  shipping: { th: 'ค่าขนส่ง', en: 'Delivery' },
  vatIncluded: { th: 'ราคาต่อหน่วยรวมภาษีมูลค่าเพิ่มแล้ว', en: 'Unit prices include VAT' },
  inWords: { th: 'จำนวนเงินเป็นตัวอักษร', en: 'In words' },
  base: { th: 'มูลค่าสินค้าและบริการก่อนภาษี', en: 'Value before VAT' },
  vat: { th: 'ภาษีมูลค่าเพิ่ม 7%', en: 'VAT 7%' },
  total: { th: 'จำนวนเงินรวมทั้งสิ้น', en: 'Total' },
  receiver: { th: 'ผู้รับสินค้า', en: 'Received by' },
  corrects: { th: 'ใบกำกับภาษีเดิม', en: 'Corrects' },
  ofDate: { th: 'ลงวันที่', en: 'Dated' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reason_cancelled: { th: 'ยกเลิกคำสั่งซื้อ', en: 'Order cancelled' },
  reason_refundedByProvider: { th: 'คืนเงินผ่านผู้ให้บริการชำระเงิน', en: 'Refunded by the provider' },
  notNamed: { th: 'เงินคืนที่ไม่ได้ระบุรายการ', en: 'Refund of no named item' },
  givenBefore: { th: 'หัก เงินที่คืนไปก่อนแล้ว', en: 'Less what was refunded before' },
  before: { th: 'มูลค่าเดิมก่อนภาษี', en: 'Former value before VAT' },
  after: { th: 'มูลค่าที่ถูกต้องก่อนภาษี', en: 'Correct value before VAT' },
  difference: { th: 'ผลต่างก่อนภาษี', en: 'Difference before VAT' },
  customer: { th: 'ผู้รับเงินคืน', en: 'Refund received by' },
  authorised: { th: 'ผู้มีอำนาจลงนาม', en: 'Authorised signature' },
  collector: { th: 'ผู้รับเงิน / ผู้มีอำนาจลงนาม', en: 'Collector / authorised signature' },
} as const

export type InvoiceWord = keyof typeof invoiceTexts

export const isInvoiceWord = (word: string): word is InvoiceWord => Object.hasOwn(invoiceTexts, word)
