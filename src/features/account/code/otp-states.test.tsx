import { otpMachine } from '../../../../machines/otp/otp.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { CodeStep } from './code-step.tsx'

const now = Date.parse('2026-01-31T07:08:00Z')

const boxes = ['หลักที่ 1 จาก 6', 'หลักที่ 2 จาก 6', 'หลักที่ 3 จาก 6', 'หลักที่ 4 จาก 6', 'หลักที่ 5 จาก 6', 'หลักที่ 6 จาก 6']
const closedBoxes = [
  'off: หลักที่ 1 จาก 6',
  'off: หลักที่ 2 จาก 6',
  'off: หลักที่ 3 จาก 6',
  'off: หลักที่ 4 จาก 6',
  'off: หลักที่ 5 จาก 6',
  'off: หลักที่ 6 จาก 6',
]
const nothingYet = ['off: ยืนยัน', 'off: ส่งรหัสใหม่']

describeScreenStates('otp', {
  machine: otpMachine,
  context: {
    userName: '0812345678',
    reason: 'register',
    now,
    refCode: 'KX7P',
    expiresAt: now + 300_000,
    resendAt: now + 38_000,
    attemptsLeft: 5,
    confirmAt: 0,
    otp: '',
    errorCode: undefined,
  },
  states: {
    recalling: {
      shows: [/กำลังส่งรหัสทาง SMS ไปที่ 081 234 5678/, /ยืนยัน/],
      controls: [...closedBoxes, ...nothingYet],
      context: { refCode: '' },
    },
    requesting: {
      shows: [/กำลังส่งรหัสทาง SMS ไปที่ 081 234 5678/, /ส่งรหัสใหม่ได้ใน 60 วินาที/],
      controls: [...closedBoxes, ...nothingYet],
    },
    'waiting.settling': { unseen: 'It is left at once.' },
    'waiting.noCode': {
      shows: [/ปลายทาง 081 234 5678/, /ส่งรหัสใหม่/],
      controls: [...boxes, ...nothingYet],
      context: { refCode: '' },
    },
    'waiting.awaitingCode': {
      shows: [/ส่งทาง SMS ไปที่ 081 234 5678/, /รหัสอ้างอิง KX7P/, /ส่งรหัสใหม่ได้ใน 38 วินาที/, /หมดอายุ 14:13 น\./],
      controls: [...boxes, ...nothingYet],
    },
    'waiting.invalid': {
      shows: /รหัส OTP ไม่ถูกต้อง ลองได้อีก 3 ครั้ง/,
      controls: [...boxes, ...nothingYet],
      context: { attemptsLeft: 3 },
    },
    'waiting.confirmFailed': {
      shows: /เชื่อมต่อร้านไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง/,
      controls: [...boxes, ...nothingYet],
      context: { errorCode: 'OFFLINE' },
    },
    'waiting.expired': {
      shows: /รหัส OTP หมดอายุแล้ว ขอรหัสใหม่ได้ทันที/,
      controls: [...closedBoxes, 'ส่งรหัสใหม่', 'เปลี่ยนเบอร์โทรศัพท์'],
      context: { expiresAt: 0, resendAt: 0, errorCode: 'OTP_EXPIRED' },
    },
    'waiting.locked': {
      shows: [/ใส่รหัส OTP ผิดหลายครั้ง/, /ส่งรหัสใหม่ได้ใน 38 วินาที/, /ติดต่อร้านทาง LINE/],
      controls: [...closedBoxes, 'off: ส่งรหัสใหม่ได้ใน 38 วินาที', 'ติดต่อร้านทาง LINE'],
      context: { attemptsLeft: 0, errorCode: 'OTP_LOCKED' },
    },
    'waiting.notSent': {
      shows: [/ตอนนี้ยังส่งข้อความไม่ได้/, /02-000-0000/],
      controls: [...closedBoxes, '02-000-0000', 'ส่งรหัสใหม่', 'เปลี่ยนเบอร์โทรศัพท์'],
      context: { refCode: '', expiresAt: 0, resendAt: 0, attemptsLeft: 0, errorCode: 'MESSAGE_NOT_SENT' },
    },
    'waiting.requestLimited': {
      shows: /ขอรหัสถี่เกินไป ขอใหม่ได้เวลา \d{2}:\d{2} น\. รหัสเดิมยังใช้ได้/,
      controls: [...boxes, ...nothingYet],
      context: { resendAt: Date.now() + 3_480_000, errorCode: 'RATE_LIMITED' },
    },
    'waiting.confirmLimited': {
      shows: [/ลองรหัสถี่เกินไป ลองใหม่ได้เวลา/, /ยืนยันได้ใน 40 วินาที/],
      controls: [...closedBoxes, 'off: ยืนยันได้ใน 40 วินาที', 'off: ส่งรหัสใหม่'],
      context: { confirmAt: now + 40_000, errorCode: 'RATE_LIMITED' },
    },
    confirming: {
      shows: [/ยืนยัน/, /กำลังตรวจรหัส/],
      controls: [...closedBoxes, ...nothingYet],
      context: { otp: '482913' },
    },
    confirmed: { unseen: 'The flow that asked for the code goes on at once.' },
  },
  show: (actor) => <CodeStep actor={actor} onBack={() => undefined} />,
})
