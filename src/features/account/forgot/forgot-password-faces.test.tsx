// @vitest-environment happy-dom
import { forgotPasswordMachine } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'

describeFaces('forgot-password', {
  machine: forgotPasswordMachine,
  context: {
    kind: 'individual',
    userName: '0812345678',
    otp: '',
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    'naming.editing': { shows: [/บุคคลทั่วไป/, /บริษัท/, /เบอร์โทรศัพท์ \*/, /กลับไปเข้าสู่ระบบ/] },
    'naming.failed': { shows: /เกิดข้อผิดพลาด กรุณาลองอีกครั้งภายหลัง/, context: { errorCode: 'INTERNAL' } },
    otp: { shows: /ใส่รหัส 6 หลัก/ },
    'newPassword.editing': {
      shows: [/บัญชี 081 234 5678/, /รหัสผ่านใหม่ \*/, /อย่างน้อย 8 ตัว/, /เครื่องอื่นที่เข้าสู่ระบบอยู่จะออกจากระบบ/],
    },
    'newPassword.refused': {
      shows: /ยืนยันรหัสผ่านใหม่ \*/,
      context: { errorCode: 'VALIDATION', fieldErrors: { newPassword: 'common' } },
    },
    'newPassword.failed': {
      shows: /เชื่อมต่อร้านไม่ได้ ตรวจสอบอินเทอร์เน็ต/,
      context: { errorCode: 'OFFLINE' },
    },
    submitting: { shows: /บันทึกรหัสผ่าน/ },
    done: { shows: [/เปลี่ยนรหัสผ่านแล้ว/, /เครื่องอื่นออกจากระบบแล้ว/, /เข้าสู่ระบบ/] },
  },
  show: (actor) => <ForgottenPassword actor={actor} />,
})
