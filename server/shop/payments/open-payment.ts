import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { canBePaid } from '../../../machines/order-status/order-events.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { PaymentChannel, PaymentStart } from '../../../openapi/generated/schema.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { Problem } from '../common/problem.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import type { Queries } from '../../db/database.ts'
import { findOrder, lockOrder, type OrderRow } from '../order-lifecycle/lock-order.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { isOverdue, newestAttempt, noteProviderId } from './attempts.ts'
import { PaymentProviderUnavailable, type Attempt, type ProviderOrder } from './providers/payment-provider.ts'
import type { PaymentProviders } from './providers/registry.ts'
import { drawQrCode, hasQrCode, keepTransfer } from './qr-codes.ts'
import { returnAddresses } from './return-address.ts'
import { settleBeforePaying } from './settle-attempts.ts'
import { withClaim } from './with-claim.ts'

interface Payment {
  orderId: string
  /** The customer that the order must belong to; absent when the checkout itself calls, for the order it has just placed. */
  customerId?: string
  /** Pays the order in another channel than it was placed in. */
  paymentChannel?: PaymentChannel | undefined
  /** The language of the page, and the one to come back in. */
  returnLanguage: 'thai' | 'english'
}

const minutesToPay = 30

/** For a QR code that another request is getting from the provider: less than the 8 seconds that a client waits. */
const millisecondsToWait = 6_000
const millisecondsBetweenLooks = 200

/**
 * Opens the payment page of an order, or makes the QR code of a transfer. While an attempt is open no other begins: it is
 * returned again, unless the channel changes. Not to be called within a transaction, since it calls the payment provider.
 */
export async function openPayment(
  deps: ShopDeps,
  { orderId, customerId, paymentChannel, returnLanguage }: Payment,
): Promise<PaymentStart> {
  const { db } = deps.database
  const placed = await findOrder(db, orderId, customerId)
  const channel = paymentChannel ?? placed.paymentChannel
  refuseToChange(deps, placed, channel)
  const inProcess = await settleBeforePaying(deps, orderId, channel)
  const { order, attempt } = await db.transaction((tx) =>
    findOrStartAttempt(tx, orderId, {
      inProcess,
      channel,
      language: returnLanguage,
      providers: deps.paymentProviders,
    }),
  )
  const redirectUrl = await startAtProvider(deps, order, attempt)
  return {
    orderId,
    orderNumber: order.orderNumber,
    paymentStatus: order.payment,
    ...(redirectUrl !== undefined && { redirectUrl }),
    expiresAt: attempt.expiresAt.toISOString(),
  }
}

/** Asked before anything is closed: the order waits for its money, and somebody takes it in the other channel. */
function refuseToChange({ paymentProviders }: ShopDeps, order: OrderRow, channel: PaymentChannel): void {
  if (channel === order.paymentChannel) return
  refusePayment(order)
  if (!paymentChannels[channel].isPaidBeforeShipping)
    throw new Problem('ORDER_NOT_ALLOWED', 'The order cannot be paid in this channel')
  paymentProviders.ofChannel(channel, order.totalSatang)
}

function refusePayment(order: OrderRow): void {
  if (order.payment === 'paid') throw new Problem('ALREADY_PAID', 'The order is paid')
  if (!canBePaid(order))
    throw new Problem('ORDER_NOT_ALLOWED', 'The order cannot be paid before it is shipped')
}

/** Returns the address of the page to pay at; a transfer has none, its QR code is kept. */
async function startAtProvider(
  deps: ShopDeps,
  order: OrderRow,
  attempt: Attempt,
): Promise<string | undefined> {
  if (paymentChannels[attempt.channel].paidBy !== 'transfer') return beginAtProvider(deps, order, attempt)
  const { db } = deps.database
  // A provider may show the code on a page of its own.
  let page: string | undefined
  const begin = async () => {
    if (!(await hasQrCode(db, attempt.id))) page = await beginAtProvider(deps, order, attempt)
  }
  const claim = { table: paymentAttempts, id: attempt.id }
  for (const end = Date.now() + millisecondsToWait; ; await setTimeout(millisecondsBetweenLooks)) {
    if ((await hasQrCode(db, attempt.id)) || (await withClaim(db, claim, begin))) return page
    if (Date.now() > end) throw new PaymentProviderUnavailable('Another request still begins the payment')
  }
}

async function beginAtProvider(
  deps: ShopDeps,
  order: OrderRow,
  attempt: Attempt,
): Promise<string | undefined> {
  const { db } = deps.database
  const { name, starts } = deps.paymentProviders.ofAttempt(attempt)
  const start = starts[attempt.channel]
  if (!start) throw new PaymentProviderUnavailable(`${name} does not take ${attempt.channel}`)
  const { providerId, ...started } = await start(await orderAtProvider(deps, order, attempt))
  if (started.kind === 'qr') {
    await keepTransfer(db, attempt.id, { providerId, png: await drawQrCode(started.code) })
    return undefined
  }
  if (providerId !== null) await noteProviderId(db, attempt.id, providerId)
  // Who comes back from its page finds out at once what became of it, however lately the provider was asked.
  await db.update(paymentAttempts).set({ askedAt: null }).where(eq(paymentAttempts.id, attempt.id))
  return started.url
}

export async function orderAtProvider(
  deps: ShopDeps,
  order: OrderRow,
  { id, providerId, channel, amountSatang, language, createdAt, expiresAt }: Attempt,
): Promise<ProviderOrder> {
  return {
    attemptId: id,
    providerId,
    paymentChannel: channel,
    orderNumber: order.orderNumber,
    amountSatang,
    language,
    email: await emailFor(deps, order),
    createdAt,
    expiresAt,
    returnTo: returnAddresses(deps.settings, { orderId: order.id, orderNumber: order.orderNumber, language }),
  }
}

async function emailFor({ database: { db }, settings }: ShopDeps, { customerId }: OrderRow): Promise<string> {
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.email ?? settings.mail?.from.match(/[^<\s]+@[^>\s]+/)?.[0] ?? nobody
}

/** Only a sandbox has no mail of its own. */
const nobody = 'nobody@example.com'

interface Starting {
  /** An attempt that the bank is deciding on; until it has decided, no other attempt begins. */
  inProcess: Attempt | undefined
  channel: PaymentChannel
  language: Attempt['language']
  providers: PaymentProviders
}

async function findOrStartAttempt(
  tx: Queries,
  orderId: string,
  { inProcess, channel, language, providers }: Starting,
): Promise<{ order: OrderRow; attempt: Attempt }> {
  const order = await lockOrder(tx, orderId)
  refusePayment(order)
  const newest = await newestAttempt(tx, orderId)
  const isDecided = newest?.id !== inProcess?.id
  if (newest && (newest.state === 'pending' || !isDecided)) {
    if (newest.channel !== channel)
      throw new Problem('ORDER_NOT_ALLOWED', 'The order is being paid in another channel')
    return { order, attempt: isDecided ? await extendAttempt(tx, newest) : newest }
  }
  if (channel !== order.paymentChannel)
    await tx.update(orders).set({ paymentChannel: channel }).where(eq(orders.id, orderId))
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      id: `pa_${randomBytes(18).toString('base64url')}`,
      orderId,
      provider: providers.ofChannel(channel, order.totalSatang).name,
      channel,
      expiresAt: timeToPay(),
      amountSatang: order.totalSatang,
      language,
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not stored')
  const { payment } = await applyOrderEvent(tx, orderId, 'payment.again')
  return { order: { ...order, paymentChannel: channel, payment }, attempt }
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
