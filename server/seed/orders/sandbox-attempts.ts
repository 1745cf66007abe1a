import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type {
  paymentAttempts,
  paymentEvents,
  sandboxPaymentEvents,
  sandboxPayments,
} from '../../db/schema/payments.ts'
import { returnAddresses } from '../../shop/payments/return-address.ts'

interface PaidFor {
  orderId: string
  orderNumber: string
  totalSatang: number
}

export interface SandboxAttempts {
  attempts: (typeof paymentAttempts.$inferInsert)[]
  shopEvents: (typeof paymentEvents.$inferInsert)[]
  payments: (typeof sandboxPayments.$inferInsert)[]
  sandboxEvents: (typeof sandboxPaymentEvents.$inferInsert)[]
}

const provider = 'sandbox'
const minutes = (count: number) => count * 60_000

/** The payment attempts behind an order's payment events, as rows of the shop and of the sandbox payment page. */
export function sandboxAttempts(
  order: PaidFor,
  events: readonly { type: OrderEventType; at: Date }[],
): SandboxAttempts {
  const made: SandboxAttempts = { attempts: [], shopEvents: [], payments: [], sandboxEvents: [] }
  for (const { type, at } of events) {
    if (type === 'payment.paid') addAttempt(made, order, 'paid', at)
    if (type === 'payment.failed') addAttempt(made, order, 'failed', at)
    const paid = made.attempts.at(-1)
    if (type === 'order.cancel' && paid?.state === 'paid') {
      paid.refundedAt = new Date(at.getTime() + minutes(1))
    }
  }
  return made
}

function addAttempt(
  made: SandboxAttempts,
  { orderId, orderNumber, totalSatang }: PaidFor,
  state: 'paid' | 'failed',
  at: Date,
): void {
  const id = `pa-${orderId.slice(2)}-${made.attempts.length + 1}`
  const createdAt = new Date(at.getTime() - minutes(1))
  const expiresAt = new Date(createdAt.getTime() + minutes(30))
  const failureCode = state === 'failed' ? 'card_declined' : null
  const common = { amountSatang: totalSatang, language: 'thai' as const, expiresAt }
  const returnTo = returnAddresses({ shopUrl: '' }, { orderId, orderNumber, language: 'thai' })
  made.attempts.push({ ...common, id, orderId, provider, channel: 'card', createdAt, state, failureCode })
  made.payments.push({
    ...common,
    attemptId: id,
    channel: 'card',
    orderNumber,
    successUrl: returnTo.success,
    pendingUrl: returnTo.pending,
    failedUrl: returnTo.failed,
    state: 'ended',
  })
  addEvent(made, id, state, at, failureCode)
}

function addEvent(
  made: SandboxAttempts,
  attemptId: string,
  type: 'paid' | 'failed',
  occurredAt: Date,
  failureCode: string | null = null,
): void {
  const event = { id: `ev-${attemptId.slice(3)}-${type}`, attemptId, type, failureCode, occurredAt }
  made.shopEvents.push({ ...event, provider, receivedAt: occurredAt })
  made.sandboxEvents.push({ ...event, sendAt: null, timesSent: 1 })
}
