// @vitest-environment happy-dom
import { changePasswordMachine } from '../../../../machines/change-password/change-password.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
import type { ChangePasswordActor } from '../../../flows/change-password/change-password-with.ts'
import { ChangePassword } from './change-password.tsx'

describeFaces('change-password', {
  machine: changePasswordMachine,
  context: {
    userName: '0812345678',
    oldPassword: '',
    newPassword: '',
    otp: '',
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    'form.editing': { shows: [/รหัสผ่านเดิม/, /อย่างน้อย 8 ตัว/, /เครื่องอื่นที่เข้าสู่ระบบอยู่จะออกจากระบบ/, /ขอรหัส OTP/] },
    'form.wrongOldPassword': {
      shows: /รหัสผ่านเดิมไม่ถูกต้อง/,
      context: { fieldErrors: { oldPassword: 'INVALID_OLD_PASSWORD' } },
    },
    'form.refused': {
      shows: [/ใช้รหัสผ่านใหม่นี้ไม่ได้/, /มีคนใช้มากเกินไป/],
      context: { errorCode: 'VALIDATION', fieldErrors: { newPassword: 'common' } },
    },
    'form.failed': { shows: /ยังส่งข้อความไม่ได้/, context: { errorCode: 'MESSAGE_NOT_SENT' } },
    otp: { shows: [/รหัส OTP หมดอายุแล้ว/, /ต้องใช้รหัส OTP ใหม่/], context: { errorCode: 'OTP_EXPIRED' } },
    submitting: { shows: /กำลังเปลี่ยนรหัสผ่าน/ },
    submitFailed: { shows: [/รหัส OTP ยังใช้ได้/, /ลองอีกครั้ง/], context: { errorCode: 'INTERNAL' } },
    done: { shows: [/เปลี่ยนรหัสผ่านแล้ว/, /เครื่องอื่นออกจากระบบแล้ว/] },
  },
  show: (actor) => <ChangePassword actor={actor as ChangePasswordActor} />,
})
