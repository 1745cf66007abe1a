import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutResult, Order } from '../../../openapi/generated/schema.ts'
import type { Database } from '../../../server/db/database.ts'
import type { TestAnswer } from '../../support/api/open-api.ts'
import { paymentEvent, sendPaymentEvent } from '../../support/api/payment-events.ts'
import { apiAt } from '../../support/api/running-api.ts'
import type { TestProduct } from '../../support/api/test-product.ts'
import { codeOf } from './answers.ts'
import { newBuyers, shopperOf, type Buyer } from './buyers.ts'

/** What the answers to one customer said about the order and its payment. */
interface Purchase {
  buyer: Buyer
  sentAt?: number
  /** The order that the shop confirmed. */
  orderId?: string
  /** When it first did. */
  confirmedAt?: number
  /** The shop confirmed its payment. */
  isPaid: boolean
}

export interface Load {
  /** All customers so far. */
  purchases: Purchase[]
  /** Answers with a status of 500 and above, except 503. */
  violations: string[]
  refused: number
  stop: () => Promise<void>
}

interface Course {
  originNow: () => string
  customers: readonly Buyer[]
  atOnce?: number
}

/** Customers that order and pay one after the other, several at a time, whatever becomes of the server. */
export function startLoad({ originNow, customers, atOnce = 6 }: Course): Load {
  let isOver = false
  const waiting = [...customers]
  const load: Load = { purchases: [], violations: [], refused: 0, stop: async () => undefined }
  const note = (answer: TestAnswer): TestAnswer => {
    if (answer.status === 503) load.refused += 1
    else if (answer.status >= 500) load.violations.push(`${answer.status} ${codeOf(answer)}`)
    return answer
  }
  const work = async () => {
    while (!isOver) {
      const buyer = waiting.pop()
      if (!buyer) return
      const purchase: Purchase = { buyer, sentAt: performance.now(), isPaid: false }
      load.purchases.push(purchase)
      // A connection that breaks is what a shopper sees of a killed server; what was confirmed before it counts.
      const before = load.refused
      await goThrough(purchase, originNow(), note).catch(() => pause(20))
      // After a refusal the customer pauses, so that not all of them are used up before the shop is back.
      if (load.refused > before) await pause(100)
    }
  }
  const working = Array.from({ length: atOnce }, work)
  load.stop = async () => {
    isOver = true
    await Promise.all(working)
  }
  return load
}

/** Orders, and pays for each second order by card. */
export async function goThrough(
  purchase: Purchase,
  origin: string,
  note: (answer: TestAnswer) => TestAnswer = (answer) => answer,
): Promise<void> {
  const { buyer } = purchase
  const shopper = shopperOf(buyer, origin)
  const answer = note(await shopper.checkout(buyer.request, buyer.key))
  if (answer.status !== 200) return
  const { orderId } = answer.body as CheckoutResult
  purchase.orderId ??= orderId
  purchase.confirmedAt ??= performance.now()
  if (buyer.request.paymentChannel !== 'card') return
  const order = note(await shopper.call('GET', `/api/orders/${orderId}`))
  if (order.status !== 200) return
  const { attempts, total } = order.body as Order
  const attempt = attempts.at(-1)
  if (attempt?.state !== 'pending') return
  const confirmation = note(
    await sendPaymentEvent(apiAt(origin), paymentEvent(attempt.id, 'paid', { amount: total })),
  )
  if (confirmation.status === 200) purchase.isPaid = true
}

/** Customers for a load: every second one pays by card. */
export async function customersFor(
  database: Pick<Database, 'db'>,
  origin: string,
  many: number,
  product: TestProduct,
): Promise<Buyer[]> {
  const [byCard, onDelivery] = [
    await newBuyers(database, origin, Math.ceil(many / 2), () => [product], { paymentChannel: 'card' }),
    await newBuyers(database, origin, Math.floor(many / 2), () => [product]),
  ]
  return byCard.flatMap((buyer, index) => [buyer, onDelivery[index] ?? []].flat())
}
