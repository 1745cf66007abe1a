// @vitest-environment happy-dom
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { SettingsRoom } from '../settings/settings-room.tsx'
import { ProfileRoom } from './profile-room.tsx'

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

describeFaces('profile', {
  machine: profileMachine,
  context: { profile, group: undefined, errorCode: undefined, fieldErrors: {} },
  states: {
    cleared: { unseen: 'the guard has led away from the page' },
    'known.loading': { shows: /กำลังโหลด/, context: { profile: undefined } },
    'known.loadFailed': { shows: [/โหลดข้อมูลไม่ได้/, /ลองอีกครั้ง/], context: { profile: undefined } },
    'known.shown.resting': {
      shows: [/081 234 5678/, /สมชาย ใจดี/, /บุคคลทั่วไป/, /ไทย/, /บรรจุภัณฑ์/, /ยอมรับฉบับ 2024-01/],
    },
    'known.shown.saved': { shows: /สมชาย ใจดี/ },
    'known.shown.exportFailed': {
      shows: [/ดาวน์โหลดข้อมูลไม่สำเร็จ/, /ทำรายการถี่เกินไป/],
      context: { errorCode: 'RATE_LIMITED' },
    },
    'known.shown.newsFailed': {
      shows: [/เปลี่ยนการรับข่าวสารไม่สำเร็จ/, /เชื่อมต่อร้านไม่ได้/],
      context: { errorCode: 'OFFLINE' },
    },
    'known.exporting': { shows: /กำลังทำรายการก่อนหน้า/ },
    'known.savingNews': { shows: /กำลังทำรายการก่อนหน้า/ },
    'known.closing.asking.ready': { shows: [/ปิดบัญชีนี้ถาวร/, /เก็บไว้ 5 ปี/, /เข้าใจแล้วว่ากู้คืนไม่ได้/] },
    'known.closing.asking.wrongPassword': {
      shows: /รหัสผ่านเดิมไม่ถูกต้อง/,
      context: { fieldErrors: { password: 'INVALID_OLD_PASSWORD' } },
    },
    'known.closing.asking.failed': { shows: /บัญชียังอยู่ครบ/, context: { errorCode: 'INTERNAL' } },
    'known.closing.erasing': { shows: /ปิดบัญชีนี้ถาวร/ },
    'known.erased': { shows: /ลบข้อมูลส่วนตัวแล้ว/ },
    'known.editing.filling.typing': { shows: [/นามสกุล/, /สินค้าที่สนใจ/, /บันทึก/, /ยกเลิก/], context: form },
    'known.editing.filling.refused': {
      shows: [/รูปแบบข้อมูลไม่ถูกต้อง|ไม่ถูกต้อง/, /ต้องแก้ 1 ช่อง/],
      context: { ...form, errorCode: 'VALIDATION', fieldErrors: { email: 'pattern' } },
    },
    'known.editing.filling.failed': {
      shows: [/เกิดข้อผิดพลาด/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      context: { ...form, errorCode: 'INTERNAL' },
    },
    'known.editing.confirmingDiscard': { shows: [/ทิ้งข้อมูลที่แก้ไข/, /แก้ไขต่อไป/], context: form },
    'known.editing.saving': { shows: /บันทึก/, context: form },
  },
  show: (actor) => (
    <>
      <ProfileRoom actor={actor as ProfileActor} />
      <SettingsRoom actor={actor as ProfileActor} />
    </>
  ),
})
