import { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import { createActor } from 'xstate'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
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

const rows = [
  'แก้ไข สมชาย ใจดี',
  'ลบ สมชาย ใจดี',
  'แก้ไข ร้านสมชายทำป้าย',
  'ตั้งเป็นค่าเริ่มต้น ร้านสมชายทำป้าย',
  'ลบ ร้านสมชายทำป้าย',
]
const book = ['เพิ่มที่อยู่', ...rows, 'ดูอีก 3 ที่อยู่']
const closedBook = [
  'off: เพิ่มที่อยู่',
  'off: แก้ไข สมชาย ใจดี',
  'off: ลบ สมชาย ใจดี',
  'off: แก้ไข ร้านสมชายทำป้าย',
  'off: ตั้งเป็นค่าเริ่มต้น ร้านสมชายทำป้าย',
  'off: ลบ ร้านสมชายทำป้าย',
  'off: ดูอีก 3 ที่อยู่',
]
const fields = [
  'ชื่อผู้รับ *',
  'เบอร์โทรศัพท์ *',
  'บ้านเลขที่ หมู่ ซอย ถนน *',
  'อาคาร ชั้น ห้อง จุดสังเกต ไม่บังคับ',
  'รหัสไปรษณีย์ *',
  'ค้นจากชื่อแขวง/ตำบล',
  'เลขประจำตัวผู้เสียภาษี ไม่บังคับ',
  'รหัสสาขา',
  'ตั้งเป็นที่อยู่เริ่มต้น',
]
const ends = ['ยกเลิก', 'บันทึกที่อยู่']

describeScreenStates('address-book', {
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
    loading: { shows: /กำลังโหลด/, controls: [] },
    loadFailed: {
      shows: [/โหลดที่อยู่ไม่สำเร็จ/, /ลองอีกครั้ง/],
      controls: ['ลองอีกครั้ง'],
      context: { errorCode: 'INTERNAL' },
    },
    'listing.resting': {
      shows: [lines, /ตำบลคลองเตย อำเภอคลองเตย นนทบุรี/, /แสดง 2 จาก 7 ที่อยู่/, /ดูอีก 3 ที่อยู่/],
      controls: book,
    },
    'listing.loadingMore': { shows: lines, controls: ['เพิ่มที่อยู่', ...rows, 'off: ดูอีก 3 ที่อยู่'] },
    'listing.moreFailed': {
      shows: [lines, /โหลดที่อยู่ไม่สำเร็จ/, /ลองอีกครั้ง/],
      controls: ['เพิ่มที่อยู่', ...rows, 'ลองอีกครั้ง'],
    },
    'listing.changeFailed': {
      shows: [lines, /เปลี่ยนแปลงไม่สำเร็จ/, /เชื่อมต่อร้านไม่ได้/],
      controls: book,
      context: { errorCode: 'OFFLINE' },
    },
    'listing.gone': {
      shows: [/ถูกลบไปแล้ว/, /โหลดใหม่/],
      controls: ['เพิ่มที่อยู่', 'โหลดใหม่', ...rows, 'ดูอีก 3 ที่อยู่'],
      context: { errorCode: 'NOT_FOUND' },
    },
    'listing.old': {
      shows: [/โหลดรายการล่าสุดไม่สำเร็จ/, /โหลดใหม่/],
      controls: ['เพิ่มที่อยู่', 'โหลดใหม่', ...rows, 'ดูอีก 3 ที่อยู่'],
      context: { errorCode: 'INTERNAL' },
    },
    opening: { shows: lines, controls: closedBook, context: { subjectId: 'a-2' } },
    refreshing: { shows: lines, controls: closedBook },
    'form.filling.typing': { shows: form, controls: [...book, 'ปิด', ...fields, ...ends] },
    'form.filling.refused': {
      shows: [...form, /ข้อมูลบางช่องไม่ถูกต้อง/],
      controls: [...book, 'ปิด', ...fields, ...ends],
      context: { errorCode: 'VALIDATION' },
    },
    'form.filling.full': {
      shows: [...form, /สมุดที่อยู่เต็มแล้ว/, /กลับไปลบที่อยู่ที่ไม่ใช้/],
      controls: [...book, 'ปิด', 'กลับไปลบที่อยู่ที่ไม่ใช้', ...fields, ...ends],
      context: { errorCode: 'ADDRESS_BOOK_FULL' },
    },
    'form.filling.failed': {
      shows: [...form, /เชื่อมต่อร้านไม่ได้/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      controls: [...book, 'ปิด', ...fields, ...ends],
      context: { errorCode: 'OFFLINE' },
    },
    'form.confirmingDiscard': {
      shows: [...form, /ออกโดยไม่บันทึก/, /กรอกต่อ/],
      controls: [...book, 'ปิด', ...fields, ...ends, 'ปิด', 'กรอกต่อ', 'ไม่บันทึก'],
    },
    'form.saving': { shows: form, controls: [...book, ...fields, 'off: ยกเลิก', 'off: บันทึกที่อยู่'] },
    confirmingDeletion: {
      shows: [/ลบที่อยู่เริ่มต้น/, lines, /ที่อยู่ของ ร้านสมชายทำป้าย จะเป็นที่อยู่เริ่มต้นแทน/, /ไม่ลบ/],
      controls: [...book, 'ปิด', 'ไม่ลบ', 'ลบที่อยู่'],
      context: { subjectId: 'a-1' },
    },
    deleting: {
      shows: [/ลบที่อยู่นี้/, /ร้านสมชายทำป้าย/],
      controls: [...book, 'off: ไม่ลบ', 'off: ลบที่อยู่'],
      context: { subjectId: 'a-2' },
    },
    choosingDefault: {
      shows: lines,
      controls: [
        'off: เพิ่มที่อยู่',
        'off: แก้ไข สมชาย ใจดี',
        'off: ลบ สมชาย ใจดี',
        'off: แก้ไข ร้านสมชายทำป้าย',
        'off: ตั้งเป็นค่าเริ่มต้น ร้านสมชายทำป้าย',
        'off: ลบ ร้านสมชายทำป้าย',
        'off: ดูอีก 3 ที่อยู่',
      ],
      context: { subjectId: 'a-2' },
    },
    chosen: { unseen: 'The checkout closes the address book as soon as an address is chosen.' },
  },
  show: (actor) => (
    <AppActorsContext value={{ profile: createActor(profileMachine) }}>
      <AddressBook actor={actor} owner="c-1" />
    </AppActorsContext>
  ),
})
