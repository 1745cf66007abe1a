import { eq } from 'drizzle-orm'
import { awaitsConfirmation } from '../../../machines/order-status/order-events.ts'
import { customers } from '../../db/schema/customers.ts'
import { checkCode, consumeCode } from '../accounts/codes/check-code.ts'
import { notFound, Problem } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder } from '../order-lifecycle/lock-order.ts'

interface Confirmation {
  orderId: string
  customerId: string
  otp: string
}

/** Confirms an order in cash on delivery with a code that was sent to the phone number of the account. */
export async function confirmOrder(
  deps: ShopDeps,
  { orderId, customerId, otp }: Confirmation,
  clientNetwork: string,
): Promise<void> {
  const { db } = deps.database
  const order = await findOrder(db, orderId, customerId)
  if (!awaitsConfirmation(order)) throw new Problem('ORDER_NOT_ALLOWED', 'The order needs no confirmation')
  const [customer] = await db
    .select({ phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer?.phoneNumber) throw notFound('The customer is gone')
  const typed = { userName: customer.phoneNumber, reason: 'confirmOrder', otp } as const
  const code = await checkCode(deps, typed, clientNetwork)
  await db.transaction(async (tx) => {
    await consumeCode(tx, code)
    await applyOrderEvent(tx, orderId, 'order.confirm')
  })
}
