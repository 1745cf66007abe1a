import { and, eq } from 'drizzle-orm'
import type { OfficeSignInRequest } from '../../../openapi/generated/schema.ts'
import { staff } from '../../db/schema/staff.ts'
import { passwordMatches } from '../accounts/passwords.ts'
import { Problem } from '../common/problem.ts'
import { countHit, isRemembered, remember, removeHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { takeCode } from './second-factor.ts'
import { startStaffSession } from './staff-sessions.ts'

const minute = 60
const day = 24 * 60 * minute

/** Wrong tries for one account from one network. */
const triesFromHere = 5
const fromHere = [{ max: triesFromHere, seconds: 15 * minute }]
/** And from all networks together that have never signed in to it, so that nobody there keeps its owner out. */
const fromElsewhere = [{ max: 20, seconds: 60 * minute }]

interface From {
  clientNetwork: string
  userAgent: string
}

/**
 * Returns the token of a new session, or undefined where the password is right and the code is still to be asked for. Never
 * reveals, even by timing, whether there is such an account.
 */
export async function signInStaff(
  { database: { db }, settings }: ShopDeps,
  { email, password, code }: OfficeSignInRequest,
  { clientNetwork, userAgent }: From,
): Promise<string | undefined> {
  const login = email.toLowerCase()
  const here = { action: 'staffSignIn', key: `${clientNetwork} ${login}` }
  const elsewhere = { action: 'staffSignInElsewhere', key: login }
  const known = { action: 'staffSignedIn', key: here.key }
  const attemptsLeft = triesFromHere - (await countHit(db, { ...here, limits: fromHere }))
  const isKnown = await isRemembered(db, known)
  if (!isKnown) await countHit(db, { ...elsewhere, limits: fromElsewhere })

  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, login), eq(staff.isActive, true)))
  const passwordHash = member?.passwordHash ?? undefined
  const isRight = await passwordMatches(passwordHash, password)
  if (!isRight || !member || passwordHash === undefined) throw wrongPassword(attemptsLeft)

  const token = await db.transaction(async (tx) => {
    if (code === undefined) return undefined
    // The account may have been closed, or its password changed, since it was read.
    const stillSo = and(
      eq(staff.id, member.id),
      eq(staff.passwordHash, passwordHash),
      eq(staff.isActive, true),
    )
    // So may its authenticator: the code is of the one that it has now.
    const [locked] = await tx
      .select({ id: staff.id, totpSecret: staff.totpSecret })
      .from(staff)
      .where(stillSo)
      .for('no key update')
    if (!locked) throw wrongPassword(attemptsLeft)
    if (!(await takeCode(tx, settings, locked, code)))
      throw new Problem('OTP_INVALID', 'The second factor is not right', { attemptsLeft })
    return startStaffSession(tx, member.id, userAgent)
  })
  await removeHit(db, here)
  if (!isKnown) await removeHit(db, elsewhere)
  if (token !== undefined) await remember(db, { ...known, seconds: 30 * day })
  return token
}

const wrongPassword = (attemptsLeft: number) =>
  new Problem('BAD_CREDENTIALS', 'The e-mail or password is not right', { attemptsLeft })
