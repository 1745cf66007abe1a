import { asc, eq, and, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sandboxPayments, sandboxPaymentEvents } from '../../db/schema/payments.ts'
import { repeatWork } from '../../shop/common/repeat-work.ts'
import type { ShopDeps } from '../../shop/common/shop-deps.ts'
import { lookAt } from './decide-payment.ts'
import type { Queries } from '../../db/database.ts'
import { findEvents, toSend } from './sandbox-events.ts'
import { sandboxProviderName } from './sandbox-payment-provider.ts'
import { signPaymentEvent } from './signature.ts'

const eventsPath = `/api/payments/events/${sandboxProviderName}`

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
  const runDueWork = async () => {
    const due = await db
      .select({ attemptId: sandboxPayments.attemptId })
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.state, 'inProcess'), lte(sandboxPayments.dueAt, sql`now()`)))
      .orderBy(asc(sandboxPayments.dueAt))
    for (const { attemptId } of due) await lookAt(db, attemptId)
    await deliverEvents(delivery)
  }

  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = repeatWork(runDueWork, {
      every: 1_000,
      afterFailure: 5_000,
      onError: (error) => app.log.warn({ err: error }, 'the sandbox payment page could not do its work'),
    })
  })
  app.addHook('onClose', async () => stop?.())
  return { deliver: (attemptId) => deliverEvents(delivery, attemptId) }
}

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
