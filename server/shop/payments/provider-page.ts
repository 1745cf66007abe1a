import { eq } from 'drizzle-orm'
import { canBePaid } from '../../../machines/order-status/order-events.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'
import { isOverdue, noteProviderId } from './attempts.ts'
import type { Attempt, ProviderOrder, ProviderPage } from './providers/payment-provider.ts'
import { orderAtProvider } from './open-payment.ts'
import { withClaim } from './with-claim.ts'

interface Asked {
  provider: string
  attemptId: string
}

type Shown = { html: string; policy: string } | { redirectUrl: string }

/** A provider's page for an attempt that can still be paid; otherwise the way to the shop, which says what became of it. */
export async function showProviderPage(deps: ShopDeps, asked: Asked): Promise<Shown> {
  const { page, order, isOpen } = await findPage(deps, asked)
  return isOpen ? { html: page.html(order), policy: page.policy } : { redirectUrl: order.returnTo.pending }
}

/** Takes in the page's form. A form that is sent twice is carried out once: the second leads to the shop. */
export async function submitProviderPage(
  deps: ShopDeps,
  asked: Asked,
  form: Readonly<Record<string, string | undefined>>,
): Promise<{ redirectUrl: string }> {
  let redirectUrl: string | undefined
  const claim = { table: paymentAttempts, id: asked.attemptId }
  await withClaim(deps.database.db, claim, async () => {
    const { page, order, isOpen } = await findPage(deps, asked)
    if (!isOpen) return
    const started = await page.submit(order, form)
    if (started.providerId !== null)
      await noteProviderId(deps.database.db, asked.attemptId, started.providerId)
    redirectUrl = started.redirectUrl
  })
  return { redirectUrl: redirectUrl ?? (await findPage(deps, asked)).order.returnTo.pending }
}

async function findPage(
  deps: ShopDeps,
  { provider, attemptId }: Asked,
): Promise<{ page: ProviderPage; order: ProviderOrder; isOpen: boolean }> {
  const { page } = deps.paymentProviders.ofEvents(provider)
  const { db } = deps.database
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  if (!page || attempt?.provider !== provider) throw notFound('There is no such payment')
  const order = await findOrder(db, attempt.orderId)
  return {
    page,
    order: await orderAtProvider(deps, order, attempt),
    isOpen: canBePaid(order) && isUntouched(attempt),
  }
}

const isUntouched = (attempt: Attempt) =>
  attempt.state === 'pending' && attempt.providerId === null && !attempt.closedAt && !isOverdue(attempt)
