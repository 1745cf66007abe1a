import { and, count, desc, eq } from 'drizzle-orm'
import type { Address, AddressPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { notFound } from '../common/problem.ts'
import { readPage } from '../common/page.ts'
import { omitNulls } from '../common/omit-nulls.ts'

type AddressRow = typeof addresses.$inferSelect

/** The default first, then the newest. */
export async function listAddresses(
  db: Queries,
  customerId: string,
  query: { pageNumber?: number; pageSize?: number },
): Promise<AddressPage> {
  const isTheirs = eq(addresses.customerId, customerId)
  const { data, totalRecords } = await readPage(query, {
    rows: db
      .select()
      .from(addresses)
      .where(isTheirs)
      .orderBy(desc(addresses.isDefault), desc(addresses.position)),
    count: async () => (await db.select({ count: count() }).from(addresses).where(isTheirs))[0]?.count ?? 0,
  })
  return { data: data.map(toAddress), totalRecords }
}

export async function readAddress(db: Queries, customerId: string, id: string): Promise<Address> {
  const [row] = await db.select().from(addresses).where(theirAddress(customerId, id))
  if (!row) throw noSuchAddress()
  return toAddress(row)
}

/** Refuses another customer's address as not found. */
export const theirAddress = (customerId: string, id: string) =>
  and(eq(addresses.id, id), eq(addresses.customerId, customerId))

export const noSuchAddress = () => notFound('No such address')

export function toAddress({ customerId: _, position: __, lat, lng, ...row }: AddressRow): Address {
  return { ...omitNulls(row), ...(lat !== null && lng !== null && { location: { lat, lng } }) }
}
