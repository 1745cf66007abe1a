import { channelOf, type Message } from '../../messages/message.ts'
import type { IssuedCode } from './issue-code.ts'
import type { CodePurpose } from './secrets.ts'

type Language = 'thai' | 'english'
type Code = Pick<IssuedCode, 'code' | 'refCode'>

const minutes = 5

const deeds = {
  thai: {
    register: 'สมัครสมาชิก',
    forgotPassword: 'ตั้งรหัสผ่านใหม่',
    changePassword: 'เปลี่ยนรหัสผ่าน',
    confirmOrder: 'ยืนยันคำสั่งซื้อ',
    linkLine: 'เชื่อม LINE',
  },
  english: {
    register: 'create your account',
    forgotPassword: 'set a new password',
    changePassword: 'change your password',
    confirmOrder: 'confirm your order',
    linkLine: 'connect LINE',
  },
}

/** A Thai SMS of one part has 70 characters, a Latin one 160; phones show its first words when locked. */
const shortTexts: Record<Language, (deed: string, code: Code) => string> = {
  thai: (deed, { code, refCode }) =>
    `แผ่น: OTP ${code} ${deed} (Ref: ${refCode}) ใช้ได้ ${minutes} นาที อย่าบอกใคร`,
  english: (deed, { code, refCode }) =>
    `Phaen: OTP ${code} to ${deed} (Ref: ${refCode}). Valid for ${minutes} minutes. Do not share it.`,
}

const letters: Record<Language, (deed: string, code: Code) => { subject: string; text: string }> = {
  thai: (deed, { code, refCode }) => ({
    subject: `รหัส OTP สำหรับ${deed} (อ้างอิง ${refCode})`,
    text: [
      'เรียนลูกค้า',
      `รหัส OTP ของคุณสำหรับ${deed}ที่ร้านแผ่นคือ`,
      `${code}\nรหัสอ้างอิง ${refCode}`,
      `รหัสนี้ใช้ได้ภายใน ${minutes} นาที กรุณาอย่าบอกรหัสนี้แก่ผู้อื่น ทางร้านไม่มีนโยบายขอรหัสนี้จากคุณ`,
      'หากคุณไม่ได้ทำรายการนี้ ไม่ต้องทำอะไรเพิ่มเติม บัญชีของคุณยังปลอดภัย',
      'แผ่น Phaen',
    ].join('\n\n'),
  }),
  english: (deed, { code, refCode }) => ({
    subject: `Your code to ${deed} (ref. ${refCode})`,
    text: [
      'Hello,',
      `Your code to ${deed} at Phaen is`,
      `${code}\nReference ${refCode}`,
      `It is valid for ${minutes} minutes. Do not share it with anyone: we never ask for it.`,
      'If you did not ask for it, there is nothing you need to do. Your account is safe.',
      'Phaen',
    ].join('\n\n'),
  }),
}

export function codeMessage({ login, reason }: CodePurpose, code: Code, language: Language): Message {
  const deed = deeds[language][reason]
  const channel = channelOf(login)
  const words = channel === 'sms' ? { text: shortTexts[language](deed, code) } : letters[language](deed, code)
  return { to: login, channel, ...words, code: code.code, refCode: code.refCode }
}
