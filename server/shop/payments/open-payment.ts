import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { canBePaid } from '../../../machines/order-status/order-events.ts'
import type { PaymentStart } from '../../../openapi/generated/schema.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { Problem } from '../common/problem.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import type { Queries } from '../../db/database.ts'
import { findOrder, lockOrder, type OrderRow } from '../order-lifecycle/lock-order.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { isOverdue, newestAttempt, noteProviderId } from './attempts.ts'
import type { Attempt, ProviderOrder } from './providers/payment-provider.ts'
import type { PaymentProviders } from './providers/registry.ts'
import { returnAddresses } from './return-address.ts'
import { settleBeforePaying } from './settle-attempts.ts'

interface Payment {
  orderId: string
  /** The customer that the order must belong to; absent when the checkout itself calls, for the order it has just placed. */
  customerId?: string
  /** The language of the page, and the one to come back in. */
  returnLanguage: 'thai' | 'english'
}

const minutesToPay = 30

/**
 * Opens the payment page of an order. While an attempt is open no other begins: its page is returned again. Not to be
 * called within a transaction, since it calls the payment provider.
 */
export async function openPayment(
  deps: ShopDeps,
  { orderId, customerId, returnLanguage }: Payment,
): Promise<PaymentStart> {
  const { db } = deps.database
  await findOrder(db, orderId, customerId)
  const inProcess = await settleBeforePaying(deps, orderId)
  const { order, attempt } = await db.transaction((tx) =>
    findOrStartAttempt(tx, orderId, {
      inProcess,
      language: returnLanguage,
      providers: deps.paymentProviders,
    }),
  )
  const { redirectUrl, providerId } = await deps.paymentProviders
    .ofAttempt(attempt)
    .start(orderAtProvider(deps, order, attempt))
  if (providerId !== null && providerId !== attempt.providerId)
    await noteProviderId(db, attempt.id, providerId)
  return {
    orderId,
    orderNumber: order.orderNumber,
    paymentStatus: order.payment,
    redirectUrl,
    expiresAt: attempt.expiresAt.toISOString(),
  }
}

export const orderAtProvider = (
  { settings }: Pick<ShopDeps, 'settings'>,
  order: OrderRow,
  { id, providerId, channel, amountSatang, language, createdAt, expiresAt }: Attempt,
): ProviderOrder => ({
  attemptId: id,
  providerId,
  paymentChannel: channel,
  orderNumber: order.orderNumber,
  amountSatang,
  language,
  createdAt,
  expiresAt,
  returnTo: returnAddresses(settings, { orderId: order.id, orderNumber: order.orderNumber, language }),
})

interface Starting {
  /** An attempt that the bank is deciding on; until it has decided, no other attempt begins. */
  inProcess: Attempt | undefined
  language: Attempt['language']
  providers: PaymentProviders
}

async function findOrStartAttempt(
  tx: Queries,
  orderId: string,
  { inProcess, language, providers }: Starting,
): Promise<{ order: OrderRow; attempt: Attempt }> {
  const order = await lockOrder(tx, orderId)
  if (order.payment === 'paid') throw new Problem('ALREADY_PAID', 'The order is paid')
  if (!canBePaid(order))
    throw new Problem('ORDER_NOT_ALLOWED', 'The order cannot be paid at the payment page')
  const newest = await newestAttempt(tx, orderId)
  if (newest && newest.id === inProcess?.id) return { order, attempt: newest }
  if (newest?.state === 'pending') return { order, attempt: await extendAttempt(tx, newest) }
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      id: `pa_${randomBytes(18).toString('base64url')}`,
      orderId,
      provider: providers.ofChannel(order.paymentChannel).name,
      channel: order.paymentChannel,
      expiresAt: timeToPay(),
      amountSatang: order.totalSatang,
      language,
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not stored')
  const { payment } = await applyOrderEvent(tx, orderId, 'payment.again')
  return { order: { ...order, payment }, attempt }
}

const timeToPay = () => new Date(Date.now() + minutesToPay * 60_000)

/** An overdue attempt without an answer never reached the provider, so it is opened now. */
async function extendAttempt(tx: Queries, attempt: Attempt): Promise<Attempt> {
  if (!isOverdue(attempt)) return attempt
  const expiresAt = timeToPay()
  await tx
    .update(paymentAttempts)
    .set({ expiresAt, closedAt: null })
    .where(eq(paymentAttempts.id, attempt.id))
  return { ...attempt, expiresAt }
}
