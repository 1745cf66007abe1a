import { asc, eq, and, isNotNull, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sandboxPayments, sandboxPaymentEvents } from '../../db/schema/payments.ts'
import type { ShopDeps } from '../../shop/common/shop-deps.ts'
import { readDuePayment } from './decide-payment.ts'
import type { Queries } from '../../db/database.ts'
import { findEvents, toSend } from './sandbox-events.ts'
import { sandboxProviderName } from './sandbox-payment-provider.ts'
import { signPaymentEvent } from './signature.ts'

const eventsPath = `/api/payments/events/${sandboxProviderName}`
const longestWait = 60_000
const retryDelay = 5_000

/** Delivers the page's events to the shop, and decides payments in process when they are due. */
export interface SandboxBank {
  /** Delivers the new events of one payment now; failed deliveries are repeated later. */
  deliver: (attemptId: string) => Promise<void>
}

/** Runs while the server is open and resumes after a restart: everything due is stored in the database. */
export function openSandboxBank(app: FastifyInstance, { database: { db }, settings }: ShopDeps): SandboxBank {
  const delivery = {
    db,
    post: settings.apiUrl === '' ? postWithin(app) : postTo(settings.apiUrl),
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let working: Promise<void> = Promise.resolve()

  const workLater = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(work, milliseconds).unref()
  }
  function work(): void {
    if (isClosed) return
    working = working.then(runDueWork).then(workLater, (error: unknown) => {
      app.log.warn({ err: error }, 'the sandbox payment page could not do its work')
      workLater(retryDelay)
    })
  }
  async function runDueWork(): Promise<number> {
    const inProcess = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.state, 'inProcess'))
      .orderBy(asc(sandboxPayments.dueAt))
    for (const { attemptId, dueAt } of inProcess) if (isPast(dueAt)) await readDuePayment(db, attemptId)
    await deliverEvents(delivery)
    const nextDue = inProcess.find(({ dueAt }) => !isPast(dueAt))?.dueAt
    return Math.min(timeTo(nextDue), timeTo(await nextDelivery(db)))
  }

  app.addHook('onReady', async () => work())
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await working
  })
  return {
    async deliver(attemptId) {
      await deliverEvents(delivery, attemptId)
      work()
    },
  }
}

const isPast = (time: Date | null) => time !== null && time.getTime() <= Date.now()
const timeTo = (time: Date | null | undefined) =>
  time ? Math.min(Math.max(time.getTime() - Date.now(), 50), longestWait) : longestWait

/** The API is on this same server. */
const postWithin =
  (app: FastifyInstance): Post =>
  async (body, signature) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: eventsPath,
      headers: headersWith(signature),
      payload: body,
    })
    return statusCode === 200
  }

const postTo =
  (apiUrl: string): Post =>
  async (body, signature) => {
    try {
      const answer = await fetch(`${apiUrl.replace(/\/+$/, '')}${eventsPath}`, {
        method: 'POST',
        headers: headersWith(signature),
        body,
        signal: AbortSignal.timeout(5_000),
      })
      return answer.ok
    } catch {
      return false
    }
  }

const headersWith = (signature: string) => ({
  'content-type': 'application/json',
  'payment-signature': signature,
})

/** Sends a signed event to the shop; returns whether the shop accepted it. */
type Post = (body: string, signature: string) => Promise<boolean>

interface Delivery {
  db: Queries
  post: Post
}

/** Maximum number of deliveries; afterwards the shop has to ask. */
const maxDeliveries = 8

/** Delivers the pending events of one payment, or of all, to the shop. */
async function deliverEvents({ db, post }: Delivery, attemptId?: string): Promise<void> {
  const isPending = and(
    lte(sandboxPaymentEvents.sendAt, sql`now()`),
    attemptId === undefined ? undefined : eq(sandboxPaymentEvents.attemptId, attemptId),
  )
  for (const pending of await findEvents(db, isPending)) {
    const { event } = pending
    if (!(await claim(db, event.id))) continue
    const body = JSON.stringify(await toSend(db, pending))
    const isAccepted = await post(body, signPaymentEvent(body))
    if (isAccepted || event.timesSent + 1 >= maxDeliveries) await setSendAt(db, event.id, null)
  }
}

/** Only one of several servers delivers an event. Every failure doubles the delay. */
async function claim(db: Queries, id: string): Promise<boolean> {
  const claimed = await db
    .update(sandboxPaymentEvents)
    .set({
      sendAt: sql`now() + interval '1 second' * power(2, ${sandboxPaymentEvents.timesSent})`,
      timesSent: sql`${sandboxPaymentEvents.timesSent} + 1`,
    })
    .where(and(eq(sandboxPaymentEvents.id, id), lte(sandboxPaymentEvents.sendAt, sql`now()`)))
    .returning({ id: sandboxPaymentEvents.id })
  return claimed.length > 0
}

const setSendAt = (db: Queries, id: string, sendAt: Date | null) =>
  db.update(sandboxPaymentEvents).set({ sendAt }).where(eq(sandboxPaymentEvents.id, id))

async function nextDelivery(db: Queries): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: sandboxPaymentEvents.sendAt })
    .from(sandboxPaymentEvents)
    .where(isNotNull(sandboxPaymentEvents.sendAt))
    .orderBy(asc(sandboxPaymentEvents.sendAt))
    .limit(1)
  return next?.at ?? undefined
}
