import { defaultAdmission } from '../../../server/http/admission.ts'
import type { Pauses } from '../../../server/shop/common/pauses.ts'

/** Longer waits than the shop's, for tests that send many requests at once while other tests run. */
export const patience = 60_000
export const patientAdmission = { ...defaultAdmission, patience }

/** Shorter pauses than the shop's, for tests of something else. */
export const shortPauses: Pauses = { codeAnswer: 20, slowSignIn: 20, messageTries: [1, 1] }
