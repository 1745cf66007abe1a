import type { staffSessionMachine } from '../../../../machines/staff-session/staff-session.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type StaffSession = typeof staffSessionMachine

export const rules: Rule<StaffSession>[] = [
  always('no password is held but while its code is asked for', ({ context, snapshot }) =>
    context.password !== '' &&
    !snapshot.hasTag('pending') &&
    !snapshot.matches({ signedOut: 'code' }) &&
    !snapshot.matches({ signedOut: { password: 'failed' } })
      ? `it is held in ${JSON.stringify(snapshot.value)}`
      : undefined,
  ),
  always('who is signed in is somebody', ({ context, snapshot }) =>
    snapshot.hasTag('signedIn') && context.staff === undefined ? 'nobody is known' : undefined,
  ),
  always('what is wrong is said only where something is wrong', ({ context, snapshot }) =>
    context.errorCode !== undefined && !snapshot.hasTag('failed') && !snapshot.matches('signedIn')
      ? `${context.errorCode} in ${JSON.stringify(snapshot.value)}`
      : undefined,
  ),
]
