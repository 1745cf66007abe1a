import { randomUUID } from 'node:crypto'
import type { IndividualRegistration, LegalEntityRegistration } from '../../../../openapi/generated/schema.ts'
import { consents, customers } from '../../../db/schema/customers.ts'
import { day } from '../../common/bangkok-clock.ts'
import { pagesInForce } from '../../common/pages-in-force.ts'
import { type Problem, invalid } from '../../common/problem.ts'
import { checkCode, consumeCode } from '../../accounts/codes/check-code.ts'
import { linkNewCustomer } from '../../accounts/line/link-line.ts'
import { hashPassword, refuseCommonPassword } from '../../accounts/passwords.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import type { Queries } from '../../../db/database.ts'

type Registration = IndividualRegistration | LegalEntityRegistration

/** What is stored of a registration as it is. A field without a column of its name does not compile. */
type Details = Pick<
  typeof customers.$inferInsert,
  Exclude<
    keyof IndividualRegistration | keyof LegalEntityRegistration,
    'buyerType' | 'otp' | 'password' | 'consents' | 'lineLinkToken'
  >
>

interface Registrant {
  clientNetwork: string
  kind: 'individual' | 'legalEntity'
  login: string
  /** The refusal when the login is taken; only the holder of the code, so its rightful owner, sees it. */
  taken: () => Problem
}

/** Stores the customer and the consents and consumes the code in one transaction. */
export async function addCustomer(
  deps: ShopDeps,
  { buyerType: _, otp, password, consents: given, lineLinkToken, ...details }: Registration,
  { clientNetwork, kind, login, taken }: Registrant,
): Promise<{ id: string }> {
  const { db } = deps.database
  refuseCommonPassword(password)
  await refuseUnknownPolicy(db, given.privacyPolicyVersion)
  const code = await checkCode(deps, { userName: login, reason: 'register', otp }, clientNetwork)
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await consumeCode(tx, code)
    const { rowCount } = await tx
      .insert(customers)
      .values({ ...(details satisfies Details), kind, login, id, passwordHash })
      .onConflictDoNothing({ target: customers.login })
    if (rowCount === 0) throw taken()
    await linkNewCustomer(tx, deps.settings, { customerId: id, lineLinkToken })
    const version = given.privacyPolicyVersion
    await tx.insert(consents).values([
      { customerId: id, purpose: 'privacyPolicy', version, isGiven: true },
      { customerId: id, purpose: 'news', version, isGiven: given.news },
    ])
  })
  return { id }
}

/**
 * Refuses a consent to a privacy policy that is not in force. A shopper who opened the form before a new version came
 * into force agreed to the previous one, which is accepted for a day.
 */
async function refuseUnknownPolicy(db: Queries, version: string): Promise<void> {
  const [inForce, before] = await pagesInForce(db, 'privacy-policy', { most: 2 })
  if (version === inForce?.version) return
  const isNew = inForce && inForce.effectiveAt.getTime() > Date.now() - day
  if (isNew && version === before?.version) return
  throw invalid('This version of the privacy policy is not in force', [
    { field: 'consents.privacyPolicyVersion', code: 'notInForce' },
  ])
}
