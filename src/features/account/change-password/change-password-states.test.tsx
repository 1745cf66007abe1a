import { changePasswordMachine } from '../../../../machines/change-password/change-password.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import type { ChangePasswordActor } from '../../../flows/change-password/change-password-effects.ts'
import { ChangePassword } from './change-password.tsx'

const passwords = [
  'รหัสผ่านเดิม *',
  'แสดงรหัสผ่าน',
  'รหัสผ่านใหม่ *',
  'แสดงรหัสผ่าน',
  'ยืนยันรหัสผ่านใหม่ *',
  'แสดงรหัสผ่าน',
  'ขอรหัส OTP',
]

describeScreenStates('change-password', {
  machine: changePasswordMachine,
  context: {
    userName: '0812345678',
    oldPassword: '',
    newPassword: '',
    otp: '',
    wasUnanswered: false,
    errorCode: undefined,
    fieldErrors: {},
  },
  states: {
    'form.editing': {
      shows: [/รหัสผ่านเดิม/, /อย่างน้อย 8 ตัว/, /เครื่องอื่นที่เข้าสู่ระบบอยู่จะออกจากระบบ/, /ขอรหัส OTP/],
      controls: passwords,
    },
    'form.wrongOldPassword': {
      shows: [/รหัสผ่านเดิมไม่ถูกต้อง/, /รหัสผ่านอาจเปลี่ยนไปแล้วในครั้งก่อน/],
      controls: passwords,
      context: { wasUnanswered: true, fieldErrors: { oldPassword: 'INVALID_OLD_PASSWORD' } },
    },
    'form.refused': {
      shows: [/ใช้รหัสผ่านใหม่นี้ไม่ได้/, /คาดเดาง่าย/],
      controls: passwords,
      context: { errorCode: 'VALIDATION', fieldErrors: { newPassword: 'common' } },
    },
    'form.failed': {
      shows: /ยังส่งข้อความไม่ได้/,
      controls: passwords,
      context: { errorCode: 'MESSAGE_NOT_SENT' },
    },
    otp: {
      shows: [/รหัส OTP หมดอายุแล้ว/, /ต้องใช้รหัส OTP ใหม่/],
      controls: ['กลับไปแก้รหัสผ่าน'],
      context: { errorCode: 'OTP_EXPIRED' },
    },
    submitting: { shows: /กำลังเปลี่ยนรหัสผ่าน/, controls: [] },
    submitFailed: {
      shows: [/รหัส OTP ยังใช้ได้/, /ลองอีกครั้ง/],
      controls: ['ลองอีกครั้ง', 'กลับไปแก้รหัสผ่าน'],
      context: { errorCode: 'INTERNAL' },
    },
    done: { shows: [/เปลี่ยนรหัสผ่านแล้ว/, /เครื่องอื่นออกจากระบบแล้ว/], controls: ['กลับไปบัญชีของฉัน'] },
  },
  show: (actor) => <ChangePassword actor={actor as ChangePasswordActor} />,
})
