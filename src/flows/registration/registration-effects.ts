import { fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import {
  registrationMachine,
  type RegistrationDetails,
} from '../../../machines/registration/registration.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { hasAccount } from '../../api/has-account.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { lineLink } from '../../lib/line-memory.ts'

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>
type SessionActor = ActorRefFrom<typeof sessionMachine>

interface RegistrationDeps {
  client: ShopClient
  session: SessionActor
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

/** Asks whether a phone number is registered while the form is being filled in. */
export const checkPhoneWith = (client: ShopClient) =>
  fromPromise<{ isExist: boolean }, { phoneNumber: string }>(({ input, signal }) =>
    hasAccount(client, input.phoneNumber, signal),
  )

interface Registration {
  details: RegistrationDetails
  password: string
  otp: string
}

/** Individuals and legal entities register with separate operations. Who comes from LINE signs in with it from then on. */
export const registerWith = (client: ShopClient) =>
  fromPromise<{ id: string }, Registration>(async ({ input: { details, ...secrets }, signal }) => {
    const link = lineLink.read()
    const isTheirs = link?.phoneNumber === details.phoneNumber
    const others = { ...secrets, ...(isTheirs && { lineLinkToken: link?.token }) }
    const created = await (details.buyerType === 'company'
      ? dataOf(client.POST('/api/customers/legalentity', { body: { ...details, ...others }, signal }))
      : dataOf(client.POST('/api/customers/individual', { body: { ...details, ...others }, signal })))
    lineLink.write(null)
    return created
  })

/** Lets the session sign the new customer in, and waits for the outcome. A refusal is not left to the sign-in dialog. */
export const signInBy = (session: SessionActor) =>
  fromPromise<void, { userName: string; password: string }>(async ({ input, signal }) => {
    // Somebody else signed in meanwhile, in another tab.
    if (session.getSnapshot().hasTag('signedIn')) throw { code: 'BAD_CREDENTIALS' }
    session.send({ type: 'signIn.submit', ...input })
    const outcome = await waitFor(session, (snapshot) => !snapshot.matches('signingIn'), { signal })
    if (outcome.hasTag('signedIn')) return
    session.send({ type: 'signIn.dismiss' })
    throw { code: outcome.context.errorCode ?? 'INTERNAL' }
  })
