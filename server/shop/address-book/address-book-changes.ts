import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Address, AddressInput } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { noSuchAddress, theirAddress, toAddress } from './address-book.ts'
import { Problem } from '../common/problem.ts'
import { lockCustomer } from '../accounts/customer-row.ts'

/** More than any customer needs, and few enough for one export. */
const maxAddresses = 100

/** Adds an address; the first one always becomes the default. */
export function createAddress(db: Queries, customerId: string, input: AddressInput): Promise<Address> {
  return changeBook(db, customerId, async (tx) => {
    await refuseWhenFull(tx, customerId)
    const isDefault = input.isDefault || !(await hasDefault(tx, customerId))
    const id = randomUUID()
    if (isDefault) await takeDefaultFrom(tx, customerId, id)
    const [row] = await tx
      .insert(addresses)
      .values({ ...toColumns(input), id, customerId, isDefault })
      .returning()
    if (!row) throw new Error('The address was not written')
    return toAddress(row)
  })
}

/** Replaces an address; the default remains the default until another address becomes it. */
export function updateAddress(
  db: Queries,
  customerId: string,
  id: string,
  input: AddressInput,
): Promise<Address> {
  return changeBook(db, customerId, async (tx) => {
    const isTheirs = theirAddress(customerId, id)
    const [before] = await tx.select({ isDefault: addresses.isDefault }).from(addresses).where(isTheirs)
    if (!before) throw noSuchAddress()
    const isDefault = input.isDefault || before.isDefault
    if (isDefault) await takeDefaultFrom(tx, customerId, id)
    const [row] = await tx
      .update(addresses)
      .set({ ...toColumns(input), isDefault })
      .where(isTheirs)
      .returning()
    if (!row) throw noSuchAddress()
    return toAddress(row)
  })
}

/** Deletes an address; if it was the default, the newest remaining one becomes the default. */
export function deleteAddress(db: Queries, customerId: string, id: string): Promise<void> {
  return changeBook(db, customerId, async (tx) => {
    const [gone] = await tx
      .delete(addresses)
      .where(theirAddress(customerId, id))
      .returning({ wasDefault: addresses.isDefault })
    if (!gone) throw noSuchAddress()
    if (gone.wasDefault) await giveDefaultToNewest(tx, customerId)
  })
}

/** Serialises changes of one address book: two at once would each see a default that the other is about to replace. */
function changeBook<Answer>(
  db: Queries,
  customerId: string,
  change: (tx: Queries) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    return change(tx)
  })
}

async function refuseWhenFull(tx: Queries, customerId: string): Promise<void> {
  if ((await tx.$count(addresses, eq(addresses.customerId, customerId))) < maxAddresses) return
  const detail = String(maxAddresses)
  throw new Problem('ADDRESS_BOOK_FULL', 'The address book is full', { detail })
}

const isDefaultOf = (customerId: string) =>
  and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true))

async function hasDefault(tx: Queries, customerId: string): Promise<boolean> {
  const found = await tx.select({ id: addresses.id }).from(addresses).where(isDefaultOf(customerId))
  return found.length > 0
}

async function takeDefaultFrom(tx: Queries, customerId: string, butNot: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(isDefaultOf(customerId), ne(addresses.id, butNot)))
}

async function giveDefaultToNewest(tx: Queries, customerId: string): Promise<void> {
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.position))
    .limit(1)
  await tx.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, newest))
}

/** The columns that an address sets, each of them always. A field without a column of its name does not compile. */
type Columns = {
  [
    Field in Exclude<keyof AddressInput, 'location' | 'isDefault'> | 'lat' | 'lng'
  ]: (typeof addresses.$inferSelect)[Field]
}

function toColumns({ location, taxId, branchCode, isDefault: _, ...fields }: AddressInput): Columns {
  const { lat = null, lng = null } = location ?? {}
  return { ...fields, taxId: taxId ?? null, branchCode: branchCode ?? null, lat, lng }
}
