import { type EventFrom, initialTransition, type SnapshotFrom, transition } from 'xstate'
import type { QuotationState } from '../../openapi/generated/schema.ts'
import { quotationStatusMachine } from './quotation-status.machine.ts'

type Machine = typeof quotationStatusMachine
export type QuotationEventType = Exclude<EventFrom<Machine>['type'], 'time.passes'>

/** That a quotation has expired is never written down: it follows from the time. */
export type WrittenState = Exclude<QuotationState, 'expired'>

export interface WrittenQuotation {
  state: QuotationState
  /** The first moment in which an open one has expired. */
  validUntil: Date
}

/** Returns the state of a quotation that is issued now. */
export function issuedQuotation(validUntil: Date): WrittenState {
  const [snapshot] = initialTransition(quotationStatusMachine, { validUntil: validUntil.getTime() })
  return written(snapshot.value)
}

export const stateAt = (quotation: WrittenQuotation, now: Date): QuotationState =>
  snapshotAt(quotation, now).value

/** Returns the state after the event, or undefined if it is not allowed at that moment. */
export function nextState(
  quotation: WrittenQuotation,
  type: QuotationEventType,
  now: Date,
): WrittenState | undefined {
  const snapshot = snapshotAt(quotation, now)
  const event = { type, at: now.getTime() }
  if (!snapshot.can(event)) return undefined
  const [next] = transition(quotationStatusMachine, snapshot, event)
  return written(next.value)
}

function snapshotAt({ state, validUntil }: WrittenQuotation, now: Date): SnapshotFrom<Machine> {
  const before = quotationStatusMachine.resolveState({
    value: state,
    context: { validUntil: validUntil.getTime() },
  })
  const [snapshot] = transition(quotationStatusMachine, before, { type: 'time.passes', at: now.getTime() })
  return snapshot
}

function written(state: QuotationState): WrittenState {
  if (state === 'expired') throw new Error('Only the passing of time leads there')
  return state
}
