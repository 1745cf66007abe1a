import { createActor } from 'xstate'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { registrationMachine } from '../../../../machines/registration/registration.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { guestCartWith } from '../../../../tests/support/app/guest-cart.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import type { Policy } from './policy.ts'
import { Registration } from './registration.tsx'

const policy: Policy = {
  view: {
    kind: 'shown',
    item: {
      slug: 'privacy-policy',
      title: 'นโยบายความเป็นส่วนตัว',
      version: '2024.1',
      effectiveAt: '2024-02-01T00:00:00Z',
      contentHtml: '<p>-</p>',
    },
  },
  retry: () => undefined,
}
const company = { buyerType: 'company' as const, userName: 'somsri@paidee.co.th' }

const passwords = ['รหัสผ่าน *', 'แสดงรหัสผ่าน', 'ยืนยันรหัสผ่าน *', 'แสดงรหัสผ่าน']
const aboutYou = ['ชื่อ *', 'นามสกุล *', 'อีเมล ไม่บังคับ']
const more = [
  'ประเทศ',
  'จังหวัด/รัฐ ไม่บังคับ',
  'เขต/อำเภอ ไม่บังคับ',
  'อุตสาหกรรม ไม่บังคับ',
  'วัสดุทำป้ายโฆษณา',
  'บรรจุภัณฑ์',
  'งานแสดงสินค้าและนิทรรศการ',
  'พลาสติกวิศวกรรม',
  'วัสดุคลุมและกันกระแทก',
  'พลาสติกม้วน',
  'ยอมรับนโยบายความเป็นส่วนตัว',
  'ยอมรับนโยบายความเป็นส่วนตัว',
  'รับข่าวสารและโปรโมชัน ยกเลิกได้ทุกเมื่อ',
]
const person = ['ย้อนกลับ', 'ปิด', 'เปลี่ยน', 'เบอร์โทรศัพท์ *', ...passwords, ...aboutYou, ...more, 'ขอรหัส OTP']

describeScreenStates('registration', {
  machine: registrationMachine,
  context: {
    buyerType: 'generalPublic',
    userName: '0812345678',
    password: '',
    hasConsent: false,
    details: undefined,
    phone: { number: '', isTaken: undefined },
    proof: undefined,
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    starting: { unseen: 'It is left at once.' },
    choosingBuyerType: {
      shows: [/1\. ประเภทผู้ซื้อ/, /บุคคลทั่วไป/, /บริษัท/, /เปลี่ยนประเภทภายหลังไม่ได้/],
      controls: ['ปิด', 'บุคคลทั่วไป', 'บริษัท', 'ต่อไป', 'เข้าสู่ระบบ'],
    },
    'details.form.editing': {
      shows: [
        /เบอร์โทรศัพท์ \*/,
        /รหัสผ่าน \*/,
        /ชื่อ \*/,
        /นามสกุล \*/,
        /อีเมล/,
        /ประเทศ/,
        /จังหวัด\/รัฐ/,
        /เขต\/อำเภอ/,
        /อุตสาหกรรม/,
        /สินค้าที่สนใจ/,
        /ยอมรับนโยบายความเป็นส่วนตัว/,
        /รับข่าวสาร/,
      ],
      controls: person,
    },
    'details.form.refused': {
      shows: [/ชื่อบริษัท \*/, /เลขประจำตัวผู้เสียภาษี \*/, /รหัสสาขา \*/, /สำนักงานใหญ่ใช้ 00000/],
      controls: [
        'ย้อนกลับ',
        'ปิด',
        'เปลี่ยน',
        'อีเมล *',
        'เบอร์โทรศัพท์ผู้ติดต่อ *',
        ...passwords,
        'ชื่อ *',
        'นามสกุล *',
        'ชื่อบริษัท *',
        'เลขประจำตัวผู้เสียภาษี *',
        'รหัสสาขา *',
        'ล้างข้อความ',
        ...more,
        'ขอรหัส OTP',
      ],
      context: { ...company, errorCode: 'TAX_ID_INVALID', fieldErrors: { taxId: 'TAX_ID_INVALID' } },
    },
    'details.form.failed': {
      shows: [/ทำรายการถี่เกินไป/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      controls: person,
      context: { errorCode: 'RATE_LIMITED' },
    },
    'details.phone.unknown': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/, controls: person },
    'details.phone.lookingUp': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/, controls: person },
    'details.phone.free': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/, controls: person },
    'details.phone.taken': {
      shows: [/เบอร์โทรศัพท์นี้มีผู้ใช้แล้ว/, /เข้าสู่ระบบด้วยเบอร์นี้/],
      controls: [
        'ย้อนกลับ',
        'ปิด',
        'เปลี่ยน',
        'เบอร์โทรศัพท์ *',
        'เข้าสู่ระบบด้วยเบอร์นี้',
        'ลืมรหัสผ่าน',
        ...passwords,
        ...aboutYou,
        ...more,
        'ขอรหัส OTP',
      ],
      // The number that is typed: the form of this test is empty.
      context: { phone: { number: '', isTaken: true } },
    },
    sorting: { unseen: 'It is left at once.' },
    checking: {
      shows: /ขอรหัส OTP/,
      controls: ['ปิด', 'เปลี่ยน', 'เบอร์โทรศัพท์ *', ...passwords, ...aboutYou, ...more, 'off: ขอรหัส OTP'],
    },
    otp: { shows: [/ใส่รหัส 6 หลัก/, /3\. รหัส OTP/], controls: ['ย้อนกลับ', 'ปิด'] },
    submitting: { shows: /รหัสถูกต้อง กำลังเปิดบัญชี/, controls: ['ปิด', 'off: เปิดบัญชี'] },
    submitFailed: {
      shows: [/เชื่อมต่อร้านไม่ได้/, /ยังไม่ทราบว่าเปิดบัญชีสำเร็จ/, /เปิดบัญชี/],
      controls: ['ย้อนกลับ', 'ปิด', 'เปิดบัญชี'],
      context: { errorCode: 'OFFLINE' },
    },
    lookingForAccount: { shows: /รหัสถูกต้อง กำลังเปิดบัญชี/, controls: ['ปิด', 'off: เปิดบัญชี'] },
    signingIn: { shows: /สมัครเรียบร้อยแล้ว กำลังเข้าสู่ระบบ/, controls: ['ปิด', 'off: เปิดบัญชี'] },
    done: {
      shows: [/สมัครสมาชิกเรียบร้อย/, /เข้าสู่ระบบให้แล้วด้วยเบอร์ 081 234 5678/, /เริ่มเลือกสินค้า/],
      controls: ['ปิด', 'เริ่มเลือกสินค้า', 'เพิ่มที่อยู่จัดส่ง'],
    },
    doneSignedOut: {
      shows: [/สมัครสมาชิกเรียบร้อย/, /เปิดบัญชีแล้ว แต่ยังเข้าสู่ระบบให้ไม่ได้/],
      controls: ['ปิด', 'เข้าสู่ระบบ'],
      context: { ...company, errorCode: 'INTERNAL' },
    },
  },
  show: (actor) => (
    <AppActorsContext value={{ cart: createActor(cartMachine), guestCart: guestCartWith() }}>
      <Registration actor={actor} policy={policy} />
    </AppActorsContext>
  ),
})
