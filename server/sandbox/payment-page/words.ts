import type { CardFault } from './read-card.ts'

type Language = 'th' | 'en'

interface PaymentPageWords {
  title: string
  sandbox: string
  otherLanguage: string
  order: string
  amount: string
  payUntil: (time: string) => string
  number: string
  expiry: string
  expiryHint: string
  cvc: string
  cvcHint: string
  pay: (amount: string) => string
  cancel: string
  faults: Record<CardFault, string>
  declined: string
  declinedText: string
  inProcess: string
  inProcessText: string
  over: string
  overText: string
  expired: string
  expiredText: string
  back: string
  unknown: string
  unknownText: string
  cards: string
  cardsText: string
  pays: string
  declines: string
  staysInProcess: string
  expires: string
  transferTitle: string
  transferText: string
  transferDeclined: string
  use: string
}

export const paymentPageWords: Record<Language, PaymentPageWords> = {
  th: {
    title: 'ชำระเงินด้วยบัตร',
    sandbox: 'หน้าทดลอง ไม่มีการตัดเงินจริง โปรดอย่ากรอกบัตรจริง',
    otherLanguage: 'English',
    order: 'คำสั่งซื้อ',
    amount: 'ยอดชำระ',
    payUntil: (time) => `ชำระได้ถึง ${time} น.`,
    number: 'หมายเลขบัตร',
    expiry: 'วันหมดอายุ',
    expiryHint: 'เดือน/ปี เช่น 08/30',
    cvc: 'รหัส CVC',
    cvcHint: 'เลข 3 หลักหลังบัตร',
    pay: (amount) => `ชำระเงิน ${amount}`,
    cancel: 'ยกเลิกและกลับไปที่ร้าน',
    faults: {
      missing: 'โปรดกรอกข้อมูล',
      number: 'หมายเลขบัตรไม่ถูกต้อง โปรดตรวจดูอีกครั้ง',
      expiry: 'โปรดกรอกเดือนและปี เช่น 08/30',
      expired: 'บัตรหมดอายุแล้ว',
      cvc: 'รหัส CVC เป็นเลข 3 หรือ 4 หลัก',
      notForSandbox: 'หน้านี้รับเฉพาะบัตรทดลองด้านล่าง',
    },
    declined: 'บัตรถูกปฏิเสธ',
    declinedText: 'ธนาคารไม่อนุมัติบัตรใบนี้ ยังไม่มีการตัดเงิน ลองใช้บัตรใบอื่น หรือกลับไปที่ร้านก่อนก็ได้',
    inProcess: 'กำลังรอผลจากธนาคาร',
    inProcessText: 'ปกติใช้เวลาไม่ถึงหนึ่งนาที เมื่อได้คำตอบแล้ว หน้านี้จะพากลับไปที่ร้านเอง จะปิดหน้านี้ก็ได้ คำสั่งซื้อไม่หาย',
    over: 'หน้าชำระเงินนี้ปิดแล้ว',
    overText: 'รายการนี้ยังไม่ได้ชำระ กลับไปที่ร้านเพื่อชำระเงินอีกครั้ง',
    expired: 'หมดเวลาชำระเงิน',
    expiredText: 'ยังไม่มีการตัดเงิน คำสั่งซื้อยังอยู่ กลับไปที่ร้านเพื่อชำระเงินอีกครั้ง',
    back: 'กลับไปที่ร้าน',
    unknown: 'ไม่พบรายการชำระเงินนี้',
    unknownText: 'ลิงก์อาจไม่ครบ เปิดหน้าชำระเงินอีกครั้งจากคำสั่งซื้อของคุณ',
    cards: 'บัตรทดลอง',
    cardsText: 'วันหมดอายุเป็นเดือนใดก็ได้ที่ยังมาไม่ถึง CVC เป็นเลขสามหลักใดก็ได้',
    pays: 'ชำระสำเร็จ',
    declines: 'ถูกปฏิเสธ',
    staysInProcess: 'รอธนาคาร 10 วินาที แล้วสำเร็จ',
    expires: 'หมดเวลาชำระ',
    transferTitle: 'ชำระด้วย QR พร้อมเพย์',
    transferText: 'หน้านี้ใช้แทนแอปธนาคาร เลือกว่าจะให้เกิดอะไรกับ QR ของคำสั่งซื้อนี้',
    transferDeclined: 'ธนาคารปฏิเสธการโอนครั้งก่อน',
    use: 'ใช้บัตรนี้',
  },
  en: {
    title: 'Pay by card',
    sandbox: 'A trial page: no money moves. Please do not type in a real card.',
    otherLanguage: 'ไทย',
    order: 'Order',
    amount: 'To pay',
    payUntil: (time) => `Pay by ${time}`,
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month/year, like 08/30',
    cvc: 'CVC',
    cvcHint: '3 digits on the back',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel, back to the shop',
    faults: {
      missing: 'Please specify information',
      number: 'This card number is not right. Please check it',
      expiry: 'Month and year, like 08/30',
      expired: 'This card has expired',
      cvc: 'The CVC has 3 or 4 digits',
      notForSandbox: 'This page takes only the trial cards below',
    },
    declined: 'The card was declined',
    declinedText:
      'The bank said no to this card, and no money was taken. Try another card, or go back to the shop.',
    inProcess: 'Waiting for the bank',
    inProcessText:
      'It usually takes less than a minute. This page returns to the shop by itself when the answer is there. You may close it; the order is safe.',
    over: 'This payment page is closed',
    overText: 'Nothing was paid here. Go back to the shop to pay again.',
    expired: 'The time to pay is over',
    expiredText: 'No money was taken and the order is still there. Go back to the shop to pay again.',
    back: 'Back to the shop',
    unknown: 'There is no such payment',
    unknownText: 'The link may not be complete. Open the payment page again from your order.',
    cards: 'Trial cards',
    cardsText: 'Any month that is still to come, and any three digits as CVC.',
    pays: 'Pays',
    declines: 'Is declined',
    staysInProcess: 'Takes the bank 10 seconds, then pays',
    expires: 'Runs out of time',
    transferTitle: 'Pay by PromptPay QR',
    transferText:
      'This page stands in for the app of a bank. Choose what happens to the QR code of this order.',
    transferDeclined: 'The bank declined the last transfer.',
    use: 'Use this card',
  },
}
