import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'

export type Snapshot = SnapshotFrom<typeof checkoutMachine>
export type StepName = 'address' | 'billing' | 'shipping' | 'channel' | 'review'

const steps: readonly StepName[] = ['address', 'billing', 'shipping', 'channel', 'review']

/** The step that the shopper is at; undefined while an order is being placed. */
export const currentStep = (snapshot: Snapshot): StepName | undefined =>
  steps.find((step) => snapshot.matches({ steps: step }))

/** The heading that takes the focus when the step opens. */
export const stepHeadingId = (step: StepName) => `checkout-${step}`
