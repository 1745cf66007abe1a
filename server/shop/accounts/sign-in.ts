import { eq } from 'drizzle-orm'
import type { SessionTokens, SignInRequest } from '../../../openapi/generated/schema.ts'
import { customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'
import { holdersOf } from './codes/secrets.ts'
import { loginOf } from './codes/user-name.ts'
import { passwordMatches } from './passwords.ts'
import { startSession, tokensOf } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { countSignInTries } from './sign-in-limits.ts'

/** Never reveals, even by timing, whether the account exists. */
export async function signIn(
  deps: ShopDeps,
  { userName, password }: SignInRequest,
  clientNetwork: string,
): Promise<SessionTokens> {
  const { settings } = deps
  const { db } = deps.database
  const login = loginOf(userName.trim())
  // The counts outlive an erased customer, so they are stored under a keyed hash of the login.
  const tries = await countSignInTries(deps, holdersOf(settings, login)[0], clientNetwork)
  const [customer] = await db
    .select({ id: customers.id, passwordHash: customers.passwordHash, isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.login, login))
  const passwordHash = customer?.passwordHash ?? undefined
  const isRight = await passwordMatches(passwordHash, password)
  if (!isRight || !customer || passwordHash === undefined) throw await tries.wasWrong()
  await tries.wasRight()
  if (!customer.isActive) throw new Problem('USER_INACTIVE', 'The customer is not active')
  const session = await startSession(db, { id: customer.id, passwordHash })
  if (!session) throw await tries.wasWrong()
  return tokensOf(settings, session)
}
