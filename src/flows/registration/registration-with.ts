import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { registrationMachine } from '../../../machines/registration/registration.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { checkPhoneWith } from './actors/check-phone.ts'
import { registerWith } from './actors/register.ts'
import { signInBy } from './actors/sign-in.ts'

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

interface RegistrationDeps {
  client: ShopClient
  session: ActorRefFrom<typeof sessionMachine>
  /** The flow of the one-time code, with its effects. */
  otp: typeof otpMachine
}

export function registrationWith({ client, session, otp }: RegistrationDeps): typeof registrationMachine {
  return registrationMachine.provide({
    actors: {
      otp,
      checkPhone: checkPhoneWith(client),
      register: registerWith(client),
      signIn: signInBy(session),
    },
  })
}
