import type { FastifyInstance } from 'fastify'
import type { ShopDeps } from './shop/common/shop-deps.ts'
import { applyContentSchedule } from './shop/office/content/save-content.ts'
import { applySpecialPriceSchedule } from './shop/office/products/special-times.ts'
import { expireOrders } from './shop/orders/expire-orders.ts'
import { sendOrderNotices } from './shop/orders/send-order-notices.ts'
import { sweepPayments } from './shop/payments/sweep-payments.ts'
import { sweepUnsavedPictures } from './shop/pictures/picture-files.ts'
import { sendQuotationNotices } from './shop/quotations/send-quotation-notices.ts'
import { sendStockNotices } from './shop/stock-notices/send-stock-notices.ts'

/** Planned content appears within this time, and messages about orders leave within it. */
const aSecond = 1_000
const anHour = 3_600_000
/** Until a gateway that did not take a message about an order is asked again. */
const gatewayRetryDelay = 30_000

const notices = [
  [sendOrderNotices, 'orders'],
  [sendStockNotices, 'goods in stock'],
  [sendQuotationNotices, 'quotations'],
] as const

/** What the shop does by itself while its server is open: settles payments, keeps planned times, sends what customers wait for. */
export function startBackgroundJobs(app: FastifyInstance, shop: ShopDeps, every: number): void {
  let stops: (() => Promise<void>)[] = []
  const repeat = (work: (signal: AbortSignal) => Promise<unknown>, what: string, times: Times) =>
    repeatWork(work, { ...times, onError: (error) => app.log.warn({ err: error }, what) })
  app.addHook('onReady', async () => {
    const what = 'an order could not be settled'
    const onError = (error: unknown) => app.log.warn({ err: error }, what)
    const sweep = async (signal: AbortSignal) => {
      await sweepPayments(shop, { onError, signal })
      await expireOrders(shop, { onError, signal })
    }
    const toCustomers = { every: aSecond, afterFailure: gatewayRetryDelay }
    stops = [
      repeat(sweep, what, { every }),
      repeat(() => applyContentSchedule(shop.database.db), 'planned content could not be published', {
        every: aSecond,
      }),
      repeat(() => applySpecialPriceSchedule(shop.database.db), 'special prices could not begin or end', {
        every: aSecond,
      }),
      repeat(() => sweepUnsavedPictures(shop.database.db), 'pictures without a text stay', { every: anHour }),
      ...(['sms', 'email'] as const).flatMap((channel) =>
        notices.map(([send, subject]) =>
          repeat((signal) => send(shop, channel, signal), `messages about ${subject} wait`, toCustomers),
        ),
      ),
    ]
  })
  app.addHook('onClose', async () => void (await Promise.all(stops.map((stop) => stop()))))
}

interface Times {
  /** From the end of one round to the next, in milliseconds. */
  every: number
  /** The same after a round that failed. */
  afterFailure?: number
}

interface RepeatOptions extends Times {
  onError: (error: unknown) => void
}

/** Repeats the work until stopped; stopping waits for the running round. The timer does not keep the process alive. */
function repeatWork(
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, afterFailure = every, onError }: RepeatOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const workAfter = (wait: number) => {
    if (!signal.aborted) timer = setTimeout(round, wait).unref()
  }
  function round(): void {
    working = work(signal).then(
      () => workAfter(every),
      (error: unknown) => {
        onError(error)
        workAfter(afterFailure)
      },
    )
  }
  workAfter(every)
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await working
  }
}
