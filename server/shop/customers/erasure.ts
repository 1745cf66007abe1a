import { eq, inArray } from 'drizzle-orm'
import { addresses } from '../../db/schema/addresses.ts'
import { carts, checkouts } from '../../db/schema/carts.ts'
import { oneTimeCodes } from '../../db/schema/codes.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { messages } from '../../db/schema/messages.ts'
import { stockNotices } from '../../db/schema/stock-notices.ts'
import { savedLists } from '../../db/schema/saved-lists.ts'
import type { Session } from '../common/session.ts'
import { holdersOf } from '../accounts/codes/secrets.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { eraseFromOrders } from '../orders/erasure-of-orders.ts'
import { eraseFromQuotations } from '../quotations/erasure-of-quotations.ts'
import { eraseFromReviews } from '../reviews/erasure-of-reviews.ts'
import { sentTo } from '../messages/outbox.ts'
import { checkOldPassword, wrongOldPassword } from '../accounts/old-password.ts'
import { inOnePass } from '../payments/in-one-pass.ts'
import { settleAfterwards } from '../payments/settle-attempts.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** Forgets the person who asks, and who knows the password. */
export async function eraseCustomer(
  deps: ShopDeps,
  { customerId }: Session,
  password: string,
): Promise<void> {
  const { passwordHash } = await checkOldPassword(deps, customerId, password)
  await erasePerson(deps, customerId, async (_, customer) => {
    if (customer.passwordHash !== passwordHash) throw wrongOldPassword()
  })
}

/** In the transaction of the erasure, before anything is forgotten; what it throws stops the erasure. */
type BeforeErasure = (tx: Queries, customer: Awaited<ReturnType<typeof lockCustomer>>) => Promise<void>

/**
 * Forgets a person. What stays behind is a customer without a name, whose agreements and purchases can still be
 * counted, and what the law on taxes wants kept of an invoice. The login is free again.
 */
export async function erasePerson(deps: ShopDeps, customerId: string, before: BeforeErasure): Promise<void> {
  const cancelled = await deps.database.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    const login = customer.login ?? ''
    await before(tx, customer)
    await endSessionsOf(tx, customerId)
    await tx.delete(addresses).where(eq(addresses.customerId, customerId))
    await tx.delete(savedLists).where(eq(savedLists.customerId, customerId))
    // A concurrent checkout holds the cart: it either places its order before, or finds an empty cart after.
    await tx.delete(carts).where(eq(carts.customerId, customerId))
    await tx.delete(stockNotices).where(eq(stockNotices.customerId, customerId))
    await tx.update(customers).set(erasedCustomer()).where(eq(customers.id, customerId))
    await tx.delete(checkouts).where(eq(checkouts.customerId, customerId))
    const ids = await eraseFromOrders(tx, customerId)
    await eraseFromQuotations(tx, customerId)
    await eraseFromReviews(tx, customerId)
    await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.holder, holdersOf(deps.settings, login)))
    // Only what was sent to the login is known to be theirs: phone and e-mail of a profile may be another's.
    await tx.delete(messages).where(sentTo(login))
    return ids
  })
  const pass = inOnePass(deps)
  for (const orderId of cancelled) await settleAfterwards(pass, orderId)
}

/** Each column of a person is emptied here, or is named as one that may stay. */
const erasedCustomer = () =>
  ({
    erasedAt: new Date(),
    isActive: false,
    login: null,
    passwordHash: null,
    phoneNumber: null,
    email: null,
    firstName: null,
    lastName: null,
    companyName: null,
    taxId: null,
    branchCode: null,
    productInterests: [],
    industry: null,
    country: null,
    state: null,
    city: null,
    billingAddress: null,
    lineUserId: null,
  }) satisfies Record<Exclude<keyof typeof customers.$inferSelect, 'id' | 'kind' | 'createdAt'>, unknown>
