// @vitest-environment happy-dom
import { createActor } from 'xstate'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { registrationMachine } from '../../../../machines/registration/registration.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
import { StandingFlowsContext } from '../../../lib/standing-flows.ts'
import type { Policy } from './policy.ts'
import { Registration } from './registration.tsx'

const details = {
  phoneNumber: '0812345678',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  companyName: '',
  taxId: '',
  branchCode: '',
  productInterests: [],
  industry: '',
  country: 'TH',
  state: '',
  city: '',
  privacyPolicyVersion: '',
  news: false,
}
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
const company = { buyerType: 'company' as const, details: { ...details, email: 'somsri@paidee.co.th' } }

describeFaces('registration', {
  machine: registrationMachine,
  context: {
    buyerType: 'generalPublic',
    details,
    phone: { number: '', isTaken: undefined },
    proof: undefined,
    id: '',
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    starting: { unseen: 'It is left at once.' },
    choosingBuyerType: {
      shows: [/1\. ประเภทผู้ซื้อ/, /บุคคลทั่วไป/, /บริษัท/, /เปลี่ยนประเภทภายหลังไม่ได้/],
    },
    'details.form.editing': {
      shows: [
        /เบอร์โทรศัพท์ \*/,
        /รหัสผ่าน \*/,
        /ชื่อ \*/,
        /นามสกุล \*/,
        /อีเมล/,
        /ประเทศ/,
        /จังหวัด \/ รัฐ/,
        /เขต \/ อำเภอ/,
        /อุตสาหกรรม/,
        /สินค้าที่สนใจ/,
        /ยอมรับนโยบายความเป็นส่วนตัว \*/,
        /รับข่าวสาร/,
      ],
    },
    'details.form.refused': {
      shows: [/ชื่อบริษัท \*/, /เลขประจำตัวผู้เสียภาษี \*/, /รหัสสาขา \*/, /สำนักงานใหญ่ใช้ 00000/],
      context: { ...company, errorCode: 'TAX_ID_INVALID', fieldErrors: { taxId: 'TAX_ID_INVALID' } },
    },
    'details.form.failed': {
      shows: [/ทำรายการถี่เกินไป/, /ข้อมูลที่กรอกยังอยู่ครบ/],
      context: { errorCode: 'RATE_LIMITED' },
    },
    'details.phone.unknown': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/ },
    'details.phone.lookingUp': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/ },
    'details.phone.free': { shows: /ใช้เข้าสู่ระบบและรับรหัส OTP/ },
    'details.phone.taken': {
      shows: [/เบอร์โทรศัพท์นี้มีผู้ใช้แล้ว/, /เข้าสู่ระบบด้วยเบอร์นี้/],
      // The number that is typed: the form of this test is empty.
      context: { phone: { number: '', isTaken: true } },
    },
    sorting: { unseen: 'It is left at once.' },
    checking: { shows: /ขอรหัส OTP/ },
    otp: { shows: [/ใส่รหัส 6 หลัก/, /3\. รหัส OTP/] },
    submitting: { shows: /รหัสถูกต้อง กำลังเปิดบัญชี/ },
    submitFailed: {
      shows: [/เชื่อมต่อร้านไม่ได้/, /รหัสที่ยืนยันแล้วยังใช้ได้/, /เปิดบัญชี/],
      context: { errorCode: 'OFFLINE' },
    },
    signingIn: { shows: /สมัครเรียบร้อยแล้ว กำลังเข้าสู่ระบบ/ },
    done: { shows: [/สมัครสมาชิกเรียบร้อย/, /เข้าสู่ระบบให้แล้วด้วยเบอร์ 081 234 5678/, /เริ่มเลือกสินค้า/] },
    doneSignedOut: {
      shows: [/สมัครสมาชิกเรียบร้อย/, /เปิดบัญชีแล้ว แต่ยังเข้าสู่ระบบให้ไม่ได้/],
      context: { ...company, errorCode: 'INTERNAL' },
    },
  },
  show: (actor) => (
    <StandingFlowsContext value={{ cart: createActor(cartMachine) }}>
      <Registration actor={actor} policy={policy} />
    </StandingFlowsContext>
  ),
})
