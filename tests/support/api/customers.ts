import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../../../server/db/database.ts'
import { consents, customers } from '../../../server/db/schema/customers.ts'
import type { FindSession } from '../../../server/shop/common/session.ts'

/** Accepts a customer's id as the token, for tests of a customer's rights rather than of signing in. */
export const sessionsByCustomerId: FindSession = async (token) => ({
  id: `session-of-${token}`,
  customerId: token,
})

export const signedInAs = (customerId: string) => ({ authorization: `Bearer ${customerId}` })

let count = 0

/** Adds a customer for a single test. */
export async function addCustomer(
  { db }: Pick<Database, 'db'>,
  fields: Partial<InferInsertModel<typeof customers>> = {},
): Promise<string> {
  count += 1
  const id = `c-test-${count}`
  const phoneNumber = `06${String(count).padStart(8, '0')}`
  await db.insert(customers).values({
    id,
    kind: 'individual',
    login: phoneNumber,
    passwordHash: 'none that a password matches',
    phoneNumber,
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    ...fields,
  })
  await db
    .insert(consents)
    .values({ customerId: id, purpose: 'privacyPolicy', version: '2024.1', isGiven: true })
  return id
}
