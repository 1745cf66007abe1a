import { eq } from 'drizzle-orm'
import type { Profile, ProfileUpdate, FieldProblem } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { consents, customers } from '../../db/schema/customers.ts'
import { pagesInForce } from '../common/pages-in-force.ts'
import { countHit } from '../common/rate-limit.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { readConsents, readProfile } from './profile.ts'
import { invalid } from '../common/problem.ts'

/** Far more often than a person changes their profile. */
const limits = [{ max: 60, seconds: 60 * 60 }]

/**
 * Replaces the editable fields of a profile: omitted fields are removed. The e-mail of an individual is for writing to
 * them, nobody signs in with it, and nothing secret is sent to it: it is taken unproven, whoever else has it, and so
 * the answer tells nothing about others. An e-mail is a login only of a legal entity, which has proven it by a code.
 */
export async function updateProfile(
  db: Queries,
  customerId: string,
  update: ProfileUpdate,
): Promise<Profile> {
  await countHit(db, { action: 'updateProfile', key: customerId, limits })
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    refuseFieldsOfOthers(customer, update)
    const { consents, email = null, ...fields } = update
    const isIndividual = customer.kind === 'individual'
    await tx
      .update(customers)
      .set({
        ...nothingChosen,
        ...fields,
        email: isIndividual ? email : customer.email,
      } satisfies Editable)
      .where(eq(customers.id, customerId))
    await noteNews(tx, customerId, consents.news)
    return readProfile(tx, customerId)
  })
}

/** The columns that an update sets, each of them always. A field without a column of its name does not compile. */
type Editable = {
  [Field in Exclude<keyof ProfileUpdate, 'consents'>]: (typeof customers.$inferInsert)[Field]
}

/** What is stored where an update leaves a field out. */
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

/** Every change of a consent is a row of its own, with the privacy policy that was in force. */
async function noteNews(tx: Queries, customerId: string, news: boolean): Promise<void> {
  const before = await readConsents(tx, customerId)
  if (before.news === news) return
  const [policy] = await pagesInForce(tx, 'privacy-policy')
  const version = policy?.version ?? before.privacyPolicyVersion
  await tx.insert(consents).values({ customerId, purpose: 'news', version, isGiven: news })
}

type Customer = Pick<typeof customers.$inferSelect, 'kind' | 'login'>

const companyFields = ['companyName', 'taxId', 'branchCode'] as const

/** An individual has no company; a legal entity always has one, and keeps the e-mail that it signs in with. */
function refuseFieldsOfOthers({ kind, login }: Customer, update: ProfileUpdate): void {
  const errors =
    kind === 'individual'
      ? fieldsWhere((field) => update[field] !== undefined, 'additionalProperties')
      : [...fieldsWhere((field) => update[field] === undefined, 'required'), ...otherEmail(login, update)]
  if (errors.length > 0) throw invalid(`That is not how the profile of a customer like this is`, errors)
}

const fieldsWhere = (isWrong: (field: (typeof companyFields)[number]) => boolean, code: string) =>
  companyFields.filter(isWrong).map((field): FieldProblem => ({ field, code }))

const otherEmail = (login: string | null, { email }: ProfileUpdate): FieldProblem[] =>
  email === undefined || email.toLowerCase() === login ? [] : [{ field: 'email', code: 'const' }]
