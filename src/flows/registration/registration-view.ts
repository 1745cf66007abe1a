import type { RegistrationSnapshot } from './registration-effects.ts'

export type RegistrationView =
  | 'buyer'
  | 'details'
  | 'code'
  | 'submitting'
  | 'submitFailed'
  | 'done'
  | 'doneSignedOut'

/** The part of the dialog that a state shows. The form stays while the phone number is being checked. */
export function registrationView(snapshot: RegistrationSnapshot): RegistrationView {
  if (snapshot.matches('otp')) return 'code'
  const isSent = ['submitting', 'lookingForAccount', 'signingIn'] as const
  if (isSent.some((state) => snapshot.matches(state))) return 'submitting'
  if (snapshot.matches('submitFailed')) return 'submitFailed'
  if (snapshot.matches('done')) return 'done'
  if (snapshot.matches('doneSignedOut')) return 'doneSignedOut'
  const isForm = snapshot.matches('details') || snapshot.matches('sorting') || snapshot.matches('checking')
  return isForm ? 'details' : 'buyer'
}
