import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sandboxPayments } from '../../db/schema/payments.ts'
import type { ShopDeps } from '../../shop/common/shop-deps.ts'
import { nextDelivery, deliverEvents, type Post } from './deliver-events.ts'
import { lookAt } from './use-card.ts'

const eventsPath = '/api/payments/events'
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
    secret: settings.secrets.payments,
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
    for (const { attemptId, dueAt } of inProcess) if (isPast(dueAt)) await lookAt(db, attemptId)
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
