import type { AnyStateMachine } from 'xstate'
import { changePasswordMachine } from './change-password/change-password.machine.ts'
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts'
import { otpMachine } from './otp/otp.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { tokenRefreshMachine } from './token-refresh/token-refresh.machine.ts'
import { appMachine } from './app/app.machine.ts'
import { languageMachine } from './language/language.machine.ts'
import { loadingMachine } from './loading/loading.machine.ts'
import { snackbarMachine } from './snackbar/snackbar.machine.ts'

export interface Flow {
  id: string
  title: string
  machine: AnyStateMachine
  /** The machine's own file, from the root of the project. */
  source: string
}

const flow = (id: string, title: string, machine: AnyStateMachine): Flow => ({
  id,
  title,
  machine,
  source: `machines/${id}/${id}.machine.ts`,
})

/** Every flow of the shop. */
export const flows: Flow[] = [
  flow('app', 'Shop', appMachine),
  flow('language', 'Language', languageMachine),
  flow('snackbar', 'Snackbar', snackbarMachine),
  flow('loading', 'Loading', loadingMachine),
  flow('session', 'Session', sessionMachine),
  flow('token-refresh', 'Token refresh', tokenRefreshMachine),
  flow('otp', 'One-time code', otpMachine),
  flow('registration', 'Registration', registrationMachine),
  flow('forgot-password', 'Forgot password', forgotPasswordMachine),
  flow('change-password', 'Change password', changePasswordMachine),
]
