import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'

type CustomerRow = typeof customers.$inferSelect

/** Locks the customer until the end of the transaction, so that no other request changes this customer's data. */
export async function lockCustomer(tx: Queries, customerId: string): Promise<CustomerRow> {
  return theOne(await tx.select().from(customers).where(isCustomer(customerId)).for('no key update'))
}

export async function findCustomer(db: Queries, customerId: string): Promise<CustomerRow> {
  return theOne(await db.select().from(customers).where(isCustomer(customerId)))
}

const isCustomer = (customerId: string) => and(eq(customers.id, customerId), isNull(customers.erasedAt))

/** A customer who was erased after the token was checked is no longer signed in. */
function theOne([customer]: CustomerRow[]): CustomerRow {
  if (!customer) throw new Problem('UNAUTHORIZED', 'The customer is gone')
  return customer
}
