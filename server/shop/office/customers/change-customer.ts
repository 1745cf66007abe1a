import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewCustomerRequest } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { customerRequests } from '../../../db/schema/customer-requests.ts'
import { customers } from '../../../db/schema/customers.ts'
import { endSessionsOf } from '../../accounts/sessions.ts'
import { invalid, notFound, Problem } from '../../common/problem.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'

/** Lets a customer sign in or no more; deactivating ends the sessions. */
export function changeCustomer(db: Queries, by: StaffMember, id: string, isActive: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await lockKnown(tx, id)
    await tx.update(customers).set({ isActive }).where(eq(customers.id, id))
    if (!isActive) await endSessionsOf(tx, id)
    const changes = changesBetween({ isActive: String(before.isActive) }, { isActive: String(isActive) })
    await writeAudit(tx, { staffId: by.id, action: 'changeCustomer', subject: id, changes })
  })
}

/** Writes down what a customer asked for by letter, telephone or at the counter. */
export function recordRequest(
  db: Queries,
  by: StaffMember,
  customerId: string,
  { kind, askedAt }: NewCustomerRequest,
): Promise<void> {
  if (Date.parse(askedAt) > Date.now())
    throw invalid('Nobody has asked yet', [{ field: 'askedAt', code: 'future' }])
  return db.transaction(async (tx) => {
    await lockKnown(tx, customerId)
    const { rowCount } = await tx
      .insert(customerRequests)
      .values({ id: randomUUID(), customerId, kind, askedAt: new Date(askedAt), recordedBy: by.id })
      .onConflictDoNothing()
    if (rowCount === 0) throw new Problem('EDIT_CONFLICT', 'Such a request is open already')
    const changes = changesBetween({}, { kind, askedAt: new Date(askedAt).toISOString() })
    await writeAudit(tx, { staffId: by.id, action: 'recordRequest', subject: customerId, changes })
  })
}

/** Locks a customer who was not erased: who was has no account to change and nothing to ask for. */
async function lockKnown(tx: Queries, id: string) {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update')
  if (!customer) throw notFound('There is no such customer')
  if (customer.erasedAt) throw new Problem('EDIT_CONFLICT', 'The customer was erased')
  return customer
}
