import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import { guestCartWith } from '../../../tests/support/app/guest-cart.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { SignInGuard } from '../router/sign-in-guard.tsx'

const visitor = { accessToken: false, refreshToken: false, customerId: undefined }
const form = [/เบอร์โทรศัพท์หรืออีเมล/, /รหัสผ่าน/, /เข้าสู่ระบบ/, /ลืมรหัสผ่าน/, /สมัครสมาชิก/]
const forCustomers = 'หน้าสำหรับลูกค้า'

const credentials = ['เบอร์โทรศัพท์หรืออีเมล *', 'รหัสผ่าน *', 'แสดงรหัสผ่าน']
const otherActions = ['ลืมรหัสผ่าน', 'สมัครสมาชิก']

describeScreenStates('session', {
  machine: sessionMachine,
  context: { cookiesAtStart: visitor, customerId: undefined, errorCode: undefined, retryAfterSeconds: 0 },
  states: {
    'checking.reading': { unseen: 'It is left in the same step.' },
    'checking.restoring': { shows: /กำลังโหลด/, controls: [] },
    'signedOut.idle': { shows: form, controls: [...credentials, 'เข้าสู่ระบบ', ...otherActions] },
    'signedOut.refused': {
      shows: [...form, /เบอร์โทรศัพท์ อีเมล หรือรหัสผ่านไม่ถูกต้อง/, /ตรวจดูตัวพิมพ์ใหญ่เล็ก/],
      controls: [...credentials, 'เข้าสู่ระบบ', ...otherActions],
      context: { errorCode: 'BAD_CREDENTIALS' },
    },
    'signedOut.inactive': {
      shows: [/บัญชีนี้ถูกระงับการใช้งาน/, /ติดต่อร้านทาง LINE/],
      controls: [...credentials, 'ติดต่อร้านทาง LINE', ...otherActions],
      context: { errorCode: 'USER_INACTIVE' },
    },
    'signedOut.rateLimited': {
      shows: [/พักสักครู่เพื่อความปลอดภัยของบัญชี/, /ลองใหม่ได้ใน 14 นาที 5 วินาที/, /ตั้งรหัสผ่านใหม่/],
      controls: [...credentials, 'off: เข้าสู่ระบบ', 'ตั้งรหัสผ่านใหม่'],
      context: { errorCode: 'RATE_LIMITED', retryAfterSeconds: 845 },
    },
    'signedOut.failed': {
      shows: [...form, /เกิดข้อผิดพลาด กรุณาลองอีกครั้งภายหลัง/],
      controls: [...credentials, 'เข้าสู่ระบบ', ...otherActions],
      context: { errorCode: 'INTERNAL' },
    },
    'signedOut.ranOut': {
      shows: [...form, /หมดเวลาเข้าใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง/],
      controls: [...credentials, 'เข้าสู่ระบบ', ...otherActions],
      context: { errorCode: 'REFRESH_REFUSED' },
    },
    signingIn: {
      shows: form,
      controls: ['off: เบอร์โทรศัพท์หรืออีเมล *', 'off: รหัสผ่าน *', 'แสดงรหัสผ่าน', 'off: เข้าสู่ระบบ', ...otherActions],
    },
    signedIn: { shows: new RegExp(forCustomers), controls: [] },
    refreshing: { shows: new RegExp(forCustomers), controls: [] },
    // The loading overlay lies over it for 600 ms: tests/e2e/sign-out.spec.ts.
    signingOut: { shows: new RegExp(forCustomers), controls: [] },
  },
  show: (session) => (
    <AppActorsContext value={{ session, guestCart: guestCartWith() }}>
      {(['signedOut', 'signingIn'] as const).some((state) => session.getSnapshot().matches(state)) ? (
        <SignInForm session={session} />
      ) : (
        <SignInGuard>{forCustomers}</SignInGuard>
      )}
    </AppActorsContext>
  ),
})
