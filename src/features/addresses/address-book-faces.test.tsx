// @vitest-environment happy-dom
import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { describeFaces } from '../../../tests/support/faces/describe-faces.tsx'
import { AddressBook } from './address-book.tsx'

const home = { ...thaiAddress, id: 'a-1', isDefault: true, taxId: '0105556123453', branchCode: '00000' }
const shop = {
  ...thaiAddress,
  id: 'a-2',
  isDefault: false,
  recipientName: 'ร้านสมชายทำป้าย',
  province: 'นนทบุรี',
}
const blank = {
  recipientName: '',
  phoneNumber: '',
  addressLine: '',
  subDistrict: '',
  district: '',
  province: '',
  postcode: '',
  isDefault: false,
}
const lines = /สมชาย ใจดี.*081 234 5678.*ค่าเริ่มต้น.*แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110/
const form = [/เพิ่มที่อยู่/, /ชื่อผู้รับ/, /รหัสไปรษณีย์/, /บันทึกที่อยู่/]

describeFaces('address-book', {
  machine: addressBookMachine,
  context: {
    addresses: [home, shop],
    totalRecords: 7,
    pages: 0,
    wantsAll: false,
    chosenId: undefined,
    subjectId: '',
    values: blank,
    staysDefault: false,
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    loading: { shows: /กำลังโหลด/ },
    loadFailed: { shows: [/โหลดที่อยู่ไม่สำเร็จ/, /ลองอีกครั้ง/], context: { errorCode: 'INTERNAL' } },
    'listing.resting': { shows: [lines, /ตำบลคลองเตย อำเภอคลองเตย นนทบุรี/, /แสดง 2 จาก 7 ที่อยู่/, /ดูอีก 3 ที่อยู่/] },
    'listing.loadingMore': { shows: lines },
    'listing.moreFailed': { shows: [lines, /โหลดที่อยู่ไม่สำเร็จ/, /ลองอีกครั้ง/] },
    'listing.changeFailed': {
      shows: [lines, /เปลี่ยนแปลงไม่สำเร็จ/, /เชื่อมต่อร้านไม่ได้/],
      context: { errorCode: 'OFFLINE' },
    },
    'listing.gone': { shows: [/ถูกลบไปแล้ว/, /โหลดใหม่/], context: { errorCode: 'NOT_FOUND' } },
    'listing.old': { shows: [/โหลดรายการล่าสุดไม่สำเร็จ/, /โหลดใหม่/], context: { errorCode: 'INTERNAL' } },
    opening: { shows: lines, context: { subjectId: 'a-2' } },
    refreshing: { shows: lines },
    'form.filling.typing': { shows: form },
    'form.filling.refused': {
      shows: [...form, /ข้อมูลบางช่องไม่ถูกต้อง/],
      context: { errorCode: 'VALIDATION' },
    },
    'form.filling.full': {
      shows: [...form, /สมุดที่อยู่เต็มแล้ว/, /กลับไปลบที่อยู่ที่ไม่ใช้/],
      context: { errorCode: 'ADDRESS_BOOK_FULL' },
    },
    'form.filling.failed': {
      shows: [...form, /เชื่อมต่อร้านไม่ได้/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      context: { errorCode: 'OFFLINE' },
    },
    'form.confirmingDiscard': { shows: [...form, /ออกโดยไม่บันทึก/, /กรอกต่อ/] },
    'form.saving': { shows: form },
    confirmingDeletion: {
      shows: [/ลบที่อยู่เริ่มต้น/, lines, /ที่อยู่เริ่มต้นจะย้ายไปเป็น ร้านสมชายทำป้าย/, /เก็บไว้/],
      context: { subjectId: 'a-1' },
    },
    deleting: { shows: [/ลบที่อยู่นี้/, /ร้านสมชายทำป้าย/], context: { subjectId: 'a-2' } },
    choosingDefault: { shows: lines, context: { subjectId: 'a-2' } },
    chosen: { unseen: 'The checkout closes the address book as soon as an address is chosen.' },
  },
  show: (actor) => <AddressBook actor={actor} owner="c-1" />,
})
