import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Profile, ProfileUpdate } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { pages } from '../../db/schema/content.ts'
import { consents, customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { refuseFieldsOfOthers } from './profile-fields.ts'
import { readConsents, readProfile } from './profile.ts'

/** Replaces the editable fields of a profile: omitted fields are removed. */
export async function updateProfile(
  db: Queries,
  customerId: string,
  update: ProfileUpdate,
): Promise<Profile> {
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    refuseFieldsOfOthers(customer, update)
    const { consents: wishes, email = null, ...fields } = update
    const isIndividual = customer.kind === 'individual'
    if (isIndividual && email !== null) await refuseTakenEmail(tx, customerId, email)
    await tx
      .update(customers)
      .set({ ...nothingChosen, ...fields, email: isIndividual ? email : customer.email })
      .where(eq(customers.id, customerId))
    await noteNews(tx, customerId, wishes.news)
    return readProfile(tx, customerId)
  })
}

const nothingChosen = {
  companyName: null,
  taxId: null,
  branchCode: null,
  industry: null,
  country: null,
  state: null,
  city: null,
  billingAddress: null,
}

/** Only an e-mail that another customer signs in with is taken, since that customer has confirmed it by a code. */
async function refuseTakenEmail(tx: Queries, customerId: string, email: string): Promise<void> {
  const isTaken = and(eq(customers.login, email.toLowerCase()), ne(customers.id, customerId))
  const taken = await tx.select({ id: customers.id }).from(customers).where(isTaken)
  if (taken.length === 0) return
  throw new Problem('EMAIL_TAKEN', 'The e-mail is taken', {
    errors: [{ field: 'email', code: 'EMAIL_TAKEN' }],
  })
}

/** Every change of a consent is a row of its own, with the privacy policy that was in force. */
async function noteNews(tx: Queries, customerId: string, news: boolean): Promise<void> {
  const before = await readConsents(tx, customerId)
  if (before.news === news) return
  const version = (await policyInForce(tx)) ?? before.privacyPolicyVersion
  await tx.insert(consents).values({ customerId, purpose: 'news', version, isGiven: news })
}

async function policyInForce(tx: Queries): Promise<string | undefined> {
  const [page] = await tx
    .select({ version: pages.version })
    .from(pages)
    .where(and(eq(pages.slug, 'privacy-policy'), lte(pages.effectiveAt, sql`now()`)))
    .orderBy(desc(pages.effectiveAt), desc(pages.version))
    .limit(1)
  return page?.version
}
