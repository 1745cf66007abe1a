import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CustomerExport } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { customerRequests } from '../../../db/schema/customer-requests.ts'
import { customers } from '../../../db/schema/customers.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { notFound } from '../../common/problem.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { erasePerson } from '../../customers/erasure.ts'
import { readPersonalData } from '../../customers/personal-data-export.ts'
import { writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'

/** All that is stored about who asked. Who lost the file can have it again: the first answer counts. */
export async function answerExport(
  deps: ShopDeps,
  by: StaffMember,
  requestId: string,
  language: ApiLanguage,
): Promise<CustomerExport> {
  const { db } = deps.database
  const { customerId, isErased } = await findRequest(db, requestId, 'export')
  if (isErased) throw notFound('The customer was erased')
  const exported = await readPersonalData(deps, customerId, language)
  await db.transaction(async (tx) => {
    await noteAnswer(tx, by, requestId)
    await writeAudit(tx, { staffId: by.id, action: 'exportCustomer', subject: customerId })
  })
  return exported
}

/** Forgets who asked; asked again it is the same erasure. */
export async function answerErasure(deps: ShopDeps, by: StaffMember, requestId: string): Promise<void> {
  const { customerId, isErased } = await findRequest(deps.database.db, requestId, 'erase')
  if (isErased) {
    await noteAnswer(deps.database.db, by, requestId)
    return
  }
  await erasePerson(deps, customerId, async (tx) => {
    await noteAnswer(tx, by, requestId)
    await writeAudit(tx, { staffId: by.id, action: 'eraseCustomer', subject: customerId })
  })
}

async function findRequest(db: Queries, id: string, kind: 'export' | 'erase') {
  const [found] = await db
    .select({ customerId: customerRequests.customerId, erasedAt: customers.erasedAt })
    .from(customerRequests)
    .innerJoin(customers, eq(customers.id, customerRequests.customerId))
    .where(and(eq(customerRequests.id, id), eq(customerRequests.kind, kind)))
  if (!found) throw notFound('There is no such request')
  return { customerId: found.customerId, isErased: found.erasedAt !== null }
}

async function noteAnswer(tx: Queries, by: StaffMember, id: string): Promise<void> {
  await tx
    .update(customerRequests)
    .set({ answeredAt: sql`now()`, answeredBy: by.id })
    .where(and(eq(customerRequests.id, id), isNull(customerRequests.answeredAt)))
}
