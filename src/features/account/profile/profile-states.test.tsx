import type { Profile } from '../../../../openapi/generated/schema.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { SettingsTab } from '../settings/settings-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

const profile: Profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  email: 'somchai@example.com',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  productInterests: ['packaging'],
  country: 'TH',
  consents: { privacyPolicyVersion: '2024-01', news: true },
  isActive: true,
}
const form = { group: 'personal' as const }

const room = ['เปลี่ยนรหัสผ่าน', 'แก้ไข ข้อมูลส่วนตัว']
const closedTab = ['เปลี่ยนรหัสผ่าน', 'off: แก้ไข ข้อมูลส่วนตัว']
const settings = ['รับข่าวสารและโปรโมชัน', 'อ่านนโยบายความเป็นส่วนตัว', 'ดาวน์โหลด', 'ปิดบัญชี']
const closedSettings = ['off: รับข่าวสารและโปรโมชัน', 'อ่านนโยบายความเป็นส่วนตัว', 'off: ดาวน์โหลด', 'off: ปิดบัญชี']
const linked = { ...profile, lineUserId: 'U1' }
const linkedSettings = settings.toSpliced(2, 0, 'ยกเลิกการเชื่อมต่อ')
const closedLinkedSettings = closedSettings.toSpliced(2, 0, 'off: ยกเลิกการเชื่อมต่อ')
const closing = ['รหัสผ่าน *', 'แสดงรหัสผ่าน', 'เข้าใจแล้วว่ากู้คืนไม่ได้']
const fields = [
  'เปลี่ยนรหัสผ่าน',
  'ชื่อ *',
  'ล้างข้อความ',
  'นามสกุล *',
  'ล้างข้อความ',
  'อีเมล ไม่บังคับ',
  'ล้างข้อความ',
  'อุตสาหกรรม ไม่บังคับ',
  'ประเทศ ไม่บังคับ',
  'จังหวัด/รัฐ ไม่บังคับ',
  'เขต/อำเภอ ไม่บังคับ',
  'วัสดุทำป้ายโฆษณา',
  'บรรจุภัณฑ์',
  'งานแสดงสินค้าและนิทรรศการ',
  'พลาสติกวิศวกรรม',
  'วัสดุคลุมและกันกระแทก',
  'พลาสติกม้วน',
]

describeScreenStates('profile', {
  machine: profileMachine,
  context: { profile, group: undefined, errorCode: undefined, fieldErrors: {} },
  states: {
    cleared: { unseen: 'the guard has led away from the page' },
    'known.loading': { shows: /กำลังโหลด/, controls: [], context: { profile: undefined } },
    'known.loadFailed': {
      shows: [/โหลดข้อมูลไม่ได้/, /ลองอีกครั้ง/],
      controls: ['ลองอีกครั้ง', 'ลองอีกครั้ง'],
      context: { profile: undefined },
    },
    'known.shown.resting': {
      shows: [/081 234 5678/, /สมชาย ใจดี/, /บุคคลทั่วไป/, /ไทย/, /บรรจุภัณฑ์/, /ยอมรับฉบับ 2024-01/],
      controls: [...room, ...settings],
    },
    'known.shown.saved': { shows: /สมชาย ใจดี/, controls: [...room, ...settings] },
    'known.shown.exportFailed': {
      shows: [/ดาวน์โหลดข้อมูลไม่สำเร็จ/, /ทำรายการถี่เกินไป/],
      controls: [...room, ...settings],
      context: { errorCode: 'RATE_LIMITED' },
    },
    'known.shown.unlinkFailed': {
      shows: [/ยกเลิกการเชื่อมต่อ LINE ไม่สำเร็จ/, /เชื่อมต่อร้านไม่ได้/],
      controls: [...room, ...linkedSettings],
      context: { profile: linked, errorCode: 'OFFLINE' },
    },
    'known.unlinkingLine': {
      shows: /กำลังทำรายการก่อนหน้า/,
      controls: [...closedTab, ...closedLinkedSettings],
      context: { profile: linked },
    },
    'known.shown.newsFailed': {
      shows: [/เปลี่ยนการรับข่าวสารไม่สำเร็จ/, /เชื่อมต่อร้านไม่ได้/],
      controls: [...room, ...settings],
      context: { errorCode: 'OFFLINE' },
    },
    'known.exporting': { shows: /กำลังทำรายการก่อนหน้า/, controls: [...closedTab, ...closedSettings] },
    'known.savingNews': { shows: /กำลังทำรายการก่อนหน้า/, controls: [...closedTab, ...closedSettings] },
    'known.closing.asking.ready': {
      shows: [/ปิดบัญชีนี้ถาวร/, /เก็บไว้ 5 ปี/, /เข้าใจแล้วว่ากู้คืนไม่ได้/],
      controls: [...closedTab, ...closedSettings, ...closing, 'เก็บบัญชีไว้', 'ปิดบัญชี'],
    },
    'known.closing.asking.wrongPassword': {
      shows: /รหัสผ่านเดิมไม่ถูกต้อง/,
      controls: [...closedTab, ...closedSettings, ...closing, 'เก็บบัญชีไว้', 'ปิดบัญชี'],
      context: { fieldErrors: { password: 'INVALID_OLD_PASSWORD' } },
    },
    'known.closing.asking.failed': {
      shows: /บัญชียังอยู่ครบ/,
      controls: [...closedTab, ...closedSettings, ...closing, 'เก็บบัญชีไว้', 'ปิดบัญชี'],
      context: { errorCode: 'INTERNAL' },
    },
    'known.closing.erasing': {
      shows: /ปิดบัญชีนี้ถาวร/,
      controls: [...closedTab, ...closedSettings, ...closing, 'off: เก็บบัญชีไว้', 'off: ปิดบัญชี'],
    },
    'known.erased': { shows: /ลบข้อมูลส่วนตัวแล้ว/, controls: [] },
    'known.editing.filling.typing': {
      shows: [/นามสกุล/, /สินค้าที่สนใจ/, /บันทึก/, /ยกเลิก/],
      controls: [...fields, 'บันทึก', 'ยกเลิก', ...closedSettings],
      context: form,
    },
    'known.editing.filling.refused': {
      shows: [/รูปแบบข้อมูลไม่ถูกต้อง|ไม่ถูกต้อง/, /ต้องแก้ 1 ช่อง/],
      controls: [...fields, 'บันทึก', 'ยกเลิก', ...closedSettings],
      context: { ...form, errorCode: 'VALIDATION', fieldErrors: { email: 'pattern' } },
    },
    'known.editing.filling.failed': {
      shows: [/เกิดข้อผิดพลาด/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      controls: [...fields, 'บันทึก', 'ยกเลิก', ...closedSettings],
      context: { ...form, errorCode: 'INTERNAL' },
    },
    'known.editing.confirmingDiscard': {
      shows: [/ออกโดยไม่บันทึก/, /กรอกต่อ/],
      controls: [...fields, 'บันทึก', 'ยกเลิก', 'ปิด', 'กรอกต่อ', 'ไม่บันทึก', ...closedSettings],
      context: form,
    },
    'known.editing.saving': {
      shows: /บันทึก/,
      controls: [...fields, 'off: บันทึก', 'off: ยกเลิก', ...closedSettings],
      context: form,
    },
  },
  show: (actor) => (
    <>
      <ProfileTab actor={actor as ProfileActor} />
      <SettingsTab actor={actor as ProfileActor} />
    </>
  ),
})
