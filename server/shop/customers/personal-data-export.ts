import { asc, desc, eq } from 'drizzle-orm'
import type { CustomerExport } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { consents } from '../../db/schema/customers.ts'
import { messages } from '../../db/schema/messages.ts'
import { orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { stockNotices } from '../../db/schema/stock-notices.ts'
import { toAddress } from '../address-book/address-book.ts'
import { readCartLines } from '../cart/read-cart.ts'
import { toCart } from '../cart/to-cart.ts'
import type { ApiLanguage } from '../common/language.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sentTo } from '../messages/outbox.ts'
import { readOrder } from '../orders/read-order.ts'
import { exportQuotations } from '../quotations/read-quotation.ts'
import { exportSavedLists } from '../quick-order/saved-lists.ts'
import { omitNulls } from '../common/omit-nulls.ts'
import { readProfile } from './profile.ts'
import { countHit } from '../common/rate-limit.ts'

/** Limited because it reads more than any other request. */
const limits = [{ max: 10, seconds: 60 * 60 }]

/** For the person who asks. */
export async function exportCustomer(
  deps: ShopDeps,
  customerId: string,
  language: ApiLanguage,
): Promise<CustomerExport> {
  await countHit(deps.database.db, { action: 'export', key: customerId, limits })
  return readPersonalData(deps, customerId, language)
}

/** All data that is stored about one person. */
export async function readPersonalData(
  deps: ShopDeps,
  customerId: string,
  language: ApiLanguage,
): Promise<CustomerExport> {
  const { db } = deps.database
  const profile = await readProfile(db, customerId)
  const { version, lines } = await readCartLines(db, customerId)
  return {
    exportedAt: new Date().toISOString(),
    profile,
    consents: await consentsOf(db, customerId),
    addresses: await addressesOf(db, customerId),
    orders: await ordersOf(deps, customerId, language),
    quotations: await exportQuotations(db, customerId, language),
    cart: toCart(version, lines, language),
    savedLists: await exportSavedLists(db, customerId),
    stockNotices: await stockNoticesOf(db, customerId),
    sessions: await sessionsOf(db, customerId),
    messages: await messagesTo(db, profile),
  }
}

async function consentsOf(db: Queries, customerId: string): Promise<CustomerExport['consents']> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.customerId, customerId))
    .orderBy(asc(consents.id))
  return rows.map(({ purpose, version, isGiven, at }) => ({
    purpose,
    version,
    isGiven,
    at: at.toISOString(),
  }))
}

async function addressesOf(db: Queries, customerId: string): Promise<CustomerExport['addresses']> {
  const isTheirs = eq(addresses.customerId, customerId)
  const rows = await db.select().from(addresses).where(isTheirs).orderBy(desc(addresses.position))
  return rows.map(toAddress)
}

async function stockNoticesOf(db: Queries, customerId: string): Promise<CustomerExport['stockNotices']> {
  const rows = await db
    .select({ variantId: stockNotices.variantId, at: stockNotices.at })
    .from(stockNotices)
    .where(eq(stockNotices.customerId, customerId))
    .orderBy(asc(stockNotices.id))
  return rows.map(({ variantId, at }) => ({ variantId, askedAt: at.toISOString() }))
}

async function ordersOf(
  deps: ShopDeps,
  customerId: string,
  language: ApiLanguage,
): Promise<CustomerExport['orders']> {
  const rows = await deps.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const all: CustomerExport['orders'] = []
  for (const { id } of rows) all.push(await readOrder(deps, id, { customerId, language }))
  return all
}

async function sessionsOf(db: Queries, customerId: string): Promise<CustomerExport['sessions']> {
  const rows = await db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(sessions.createdAt))
  return rows.map(({ createdAt, expiresAt }) => ({
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Messages to addresses whose ownership the customer has proved: an e-mail that was only entered in a profile gives no access. */
async function messagesTo(db: Queries, { kind, phoneNumber, email }: CustomerExport['profile']) {
  const login = kind === 'individual' ? phoneNumber : email
  const rows = await db
    .select()
    .from(messages)
    .where(sentTo(login ?? ''))
    .orderBy(desc(messages.id))
  return rows.map(({ recipient, channel, subject, text, at }): CustomerExport['messages'][number] => ({
    to: recipient,
    channel,
    ...omitNulls({ subject }),
    text,
    at: at.toISOString(),
  }))
}
