import { desc, eq } from 'drizzle-orm'
import type { Profile } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { consents } from '../../db/schema/customers.ts'
import { findCustomer } from '../accounts/customer-row.ts'
import { omitNulls } from '../common/omit-nulls.ts'

export async function readProfile(db: Queries, customerId: string): Promise<Profile> {
  const customer = await findCustomer(db, customerId)
  const { id, kind, email, companyName, taxId, branchCode, productInterests } = customer
  const { industry, country, state, city, billingAddress, lineUserId, isActive } = customer
  // The answer may lack a field, but this row of the contract's fields may not.
  return omitNulls({
    id,
    kind,
    buyerType: kind === 'individual' ? 'generalPublic' : 'company',
    phoneNumber: required(customer.phoneNumber),
    firstName: required(customer.firstName),
    lastName: required(customer.lastName),
    email,
    companyName,
    taxId,
    branchCode,
    industry,
    country,
    state,
    city,
    billingAddress,
    lineUserId,
    productInterests,
    consents: await readConsents(db, customerId),
    isActive,
  } satisfies { [Field in keyof Profile]-?: Profile[Field] | null })
}

/** Only an erased customer lacks these fields, and an erased customer is not found. */
function required(value: string | null): string {
  if (value === null) throw new Error('A customer who was not erased has a name and a phone number')
  return value
}

export async function readConsents(db: Queries, customerId: string): Promise<Profile['consents']> {
  const newest = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.customerId, customerId))
    .orderBy(consents.purpose, desc(consents.id))
  const policy = newest.find(({ purpose }) => purpose === 'privacyPolicy')
  if (!policy) throw new Error('A customer has agreed to a privacy policy')
  return {
    privacyPolicyVersion: policy.version,
    news: newest.some(({ purpose, isGiven }) => purpose === 'news' && isGiven),
  }
}
