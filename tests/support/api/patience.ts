import { usualAdmission } from '../../../server/http/admission.ts'

/** Longer waits than the shop's, for tests that send many requests at once while other tests run. */
export const patience = 60_000
export const patientAdmission = { ...usualAdmission, patience }
