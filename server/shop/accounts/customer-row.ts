import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'

type CustomerRow = typeof customers.$inferSelect

/** From here on to the end of the transaction nobody else changes what is this customer's. */
export async function lockCustomer(tx: Queries, customerId: string): Promise<CustomerRow> {
  return theOne(await tx.select().from(customers).where(isCustomer(customerId)).for('no key update'))
}

export async function findCustomer(db: Queries, customerId: string): Promise<CustomerRow> {
  return theOne(await db.select().from(customers).where(isCustomer(customerId)))
}

const isCustomer = (customerId: string) => and(eq(customers.id, customerId), isNull(customers.erasedAt))

/** Who was erased between the look at the token and now is signed in no more. */
function theOne([customer]: CustomerRow[]): CustomerRow {
  if (!customer) throw new Problem('UNAUTHORIZED', 'The customer is gone')
  return customer
}
