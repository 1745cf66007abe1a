import { lineSignInMachine } from '../../../../machines/line-sign-in/line-sign-in.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { LineSignIn } from './line-sign-in.tsx'

const ways = ['ลองด้วย LINE อีกครั้ง', 'เข้าสู่ระบบด้วยรหัสผ่าน']

describeScreenStates('line-sign-in', {
  machine: lineSignInMachine,
  context: {
    answer: undefined,
    lineLinkToken: 'link-1',
    phoneNumber: '0812345678',
    otp: '',
    errorCode: undefined,
  },
  states: {
    arriving: { unseen: 'It is decided at once.' },
    'ready.idle': { shows: /เข้าสู่ระบบด้วย LINE/, controls: ways },
    'ready.refused': {
      shows: /คุณยังไม่ได้อนุญาตที่ LINE/,
      controls: ways,
      context: { errorCode: 'DENIED' },
    },
    starting: { shows: /กำลังเข้าสู่ระบบ/, controls: [] },
    leaving: { shows: /กำลังเข้าสู่ระบบ/, controls: ways },
    signingIn: { shows: /กำลังเข้าสู่ระบบ/, controls: [] },
    'phone.editing': {
      shows: [/เชื่อม LINE กับบัญชีของคุณ/, /ทำครั้งเดียว/, /บัญชีบริษัทเข้าสู่ระบบด้วยอีเมล/],
      controls: ['เบอร์โทรศัพท์ *', 'ล้างข้อความ', 'ต่อไป'],
    },
    'phone.failed': {
      shows: /เชื่อมต่อร้านไม่ได้/,
      controls: ['เบอร์โทรศัพท์ *', 'ล้างข้อความ', 'ต่อไป'],
      context: { errorCode: 'OFFLINE' },
    },
    finding: { shows: /เชื่อม LINE กับบัญชีของคุณ/, controls: ['off: เบอร์โทรศัพท์ *', 'off: ต่อไป'] },
    newcomer: { shows: /ยังไม่มีบัญชีของเบอร์ 081 234 5678/, controls: ['สมัครสมาชิก', 'เปลี่ยนเบอร์โทรศัพท์'] },
    otp: { shows: /ใส่รหัส 6 หลัก/, controls: [] },
    linking: { shows: /กำลังเข้าสู่ระบบ/, controls: [] },
    registering: { unseen: 'The registration is there by then.' },
    signedIn: { shows: /กำลังเข้าสู่ระบบ/, controls: [] },
  },
  show: (actor) => <LineSignIn actor={actor} next="/quick-order" />,
})
