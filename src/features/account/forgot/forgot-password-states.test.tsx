import { forgotPasswordMachine } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'

const naming = ['ปิด', 'บุคคลทั่วไป', 'บริษัท', 'เบอร์โทรศัพท์ *', 'ขอรหัส OTP', 'กลับไปเข้าสู่ระบบ']
const passwords = ['รหัสผ่านใหม่ *', 'แสดงรหัสผ่าน', 'ยืนยันรหัสผ่านใหม่ *', 'แสดงรหัสผ่าน']

describeScreenStates('forgot-password', {
  machine: forgotPasswordMachine,
  context: {
    kind: 'individual',
    userName: '0812345678',
    otp: '',
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    'naming.editing': { shows: [/บุคคลทั่วไป/, /บริษัท/, /เบอร์โทรศัพท์ \*/, /กลับไปเข้าสู่ระบบ/], controls: naming },
    'naming.failed': {
      shows: /เกิดข้อผิดพลาด กรุณาลองอีกครั้งภายหลัง/,
      controls: naming,
      context: { errorCode: 'INTERNAL' },
    },
    otp: {
      shows: [/ใส่รหัส 6 หลัก/, /รหัสผ่านอาจเปลี่ยนไปแล้วในครั้งก่อน/],
      controls: ['ย้อนกลับ', 'ปิด'],
      context: { errorCode: 'OTP_EXPIRED', wasUnanswered: true },
    },
    'newPassword.editing': {
      shows: [/บัญชี 081 234 5678/, /รหัสผ่านใหม่ \*/, /อย่างน้อย 8 ตัว/, /เครื่องอื่นที่เข้าสู่ระบบอยู่จะออกจากระบบ/],
      controls: ['ย้อนกลับ', 'ปิด', ...passwords, 'บันทึกรหัสผ่าน'],
    },
    'newPassword.refused': {
      shows: /ยืนยันรหัสผ่านใหม่ \*/,
      controls: ['ย้อนกลับ', 'ปิด', ...passwords, 'บันทึกรหัสผ่าน'],
      context: { errorCode: 'VALIDATION', fieldErrors: { newPassword: 'common' } },
    },
    'newPassword.failed': {
      shows: /เชื่อมต่อร้านไม่ได้ ตรวจสอบอินเทอร์เน็ต/,
      controls: ['ย้อนกลับ', 'ปิด', ...passwords, 'บันทึกรหัสผ่าน'],
      context: { errorCode: 'OFFLINE' },
    },
    submitting: { shows: /บันทึกรหัสผ่าน/, controls: ['ปิด', ...passwords, 'off: บันทึกรหัสผ่าน'] },
    done: { shows: [/เปลี่ยนรหัสผ่านแล้ว/, /เครื่องอื่นออกจากระบบแล้ว/, /เข้าสู่ระบบ/], controls: ['ปิด', 'เข้าสู่ระบบ'] },
  },
  show: (actor) => <ForgottenPassword actor={actor} />,
})
