import { and, desc, eq, gt, isNull, sql, type SQL, inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { oneTimeCodes } from '../../../db/schema/codes.ts'
import { Problem } from '../../common/problem.ts'
import { countHit } from '../../common/rate-limit.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { codeDigests, digestsOfNetwork, holdersOf, type CodePurpose } from './secrets.ts'
import { resendAfterSeconds } from './sending-limits.ts'
import { loginOf } from './user-name.ts'

interface TypedCode {
  userName: string
  reason: CodePurpose['reason']
  otp: string
  /** The reference shown beside the code in the message, where the contract asks for it. */
  refCode?: string
}

/** A code that was checked and is right; the operation that it authorises must consume it. */
export interface RightCode {
  id: number
}

export const invalidCode = (attemptsLeft?: number) =>
  new Problem('OTP_INVALID', 'The code is not right', attemptsLeft === undefined ? {} : { attemptsLeft })
const now = sql`clock_timestamp()`

/** A person types a right code two or three times at most; what it authorises may be much work. */
const rightTries = [{ max: 20, seconds: 5 * 60 }]

/**
 * Compares a typed code with the newest one without consuming it. A wrong code uses up an attempt in the same
 * statement that checks whether an attempt is left, under the lock of its row: however many requests arrive at once, on
 * however many servers, at most five wrong codes are compared from the network that asked for the code, and five from all
 * others: somebody on another network does not lock its owner out.
 */
export async function checkCode(
  { database, settings }: ShopDeps,
  typed: TypedCode,
  clientNetwork: string,
): Promise<RightCode> {
  const { db } = database
  const { reason, otp, refCode } = typed
  const login = loginOf(typed.userName)
  const holders = holdersOf(settings, login)
  const ofUser = and(inArray(oneTimeCodes.holder, holders), eq(oneTimeCodes.reason, reason))
  const isFromHere = inArray(oneTimeCodes.network, digestsOfNetwork(settings, clientNetwork))
  const triesLeft = sql<number>`case when ${isFromHere} then ${oneTimeCodes.triesLeft} else ${oneTimeCodes.triesLeftElsewhere} end`
  const isRight = and(
    inArray(oneTimeCodes.codeDigest, codeDigests(settings, { login, reason }, otp)),
    refCode === undefined ? undefined : eq(oneTimeCodes.refCode, refCode.toUpperCase()),
  )
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(ofUser)
    .orderBy(desc(oneTimeCodes.id))
    .limit(1)
  const [judged] = await db
    .update(oneTimeCodes)
    .set({
      triesLeft: sql`${oneTimeCodes.triesLeft} - case when ${isFromHere} and not (${isRight}) then 1 else 0 end`,
      triesLeftElsewhere: sql`${oneTimeCodes.triesLeftElsewhere} - case when ${isFromHere} or (${isRight}) then 0 else 1 end`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        gt(triesLeft, 0),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({
      id: oneTimeCodes.id,
      triesLeft,
      isRight: sql<boolean>`${isRight}`,
    })
  if (!judged) throw await refusalOf(db, ofUser, triesLeft)
  if (!judged.isRight) throw invalidCode(judged.triesLeft)
  await countHit(db, { action: 'rightCode', key: `${holders[0]} ${reason}`, limits: rightTries })
  return { id: judged.id }
}

/** Consumes a checked code once, in the transaction of the operation that it authorises: a rollback makes it valid again. */
export async function consumeCode(tx: Pick<Queries, 'update'>, { id }: RightCode): Promise<void> {
  const { rowCount } = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
  if (rowCount !== 1) throw invalidCode()
}

/** Explains why there was no code to compare with. */
async function refusalOf(
  db: Queries,
  ofUser: ReturnType<typeof and>,
  triesLeft: SQL<number>,
): Promise<Problem> {
  const { usedAt, expiresAt, createdAt } = oneTimeCodes
  const [newest] = await db
    .select({
      triesLeft,
      usedAt,
      isExpired: sql<boolean>`${expiresAt} <= ${now}`,
      age: sql<number>`extract(epoch from ${now} - ${createdAt})::float8`,
    })
    .from(oneTimeCodes)
    .where(ofUser)
    .orderBy(desc(oneTimeCodes.id))
    .limit(1)
  if (!newest || newest.usedAt) return invalidCode()
  if (newest.isExpired) return new Problem('OTP_EXPIRED', 'The code is too old')
  if (newest.triesLeft > 0) return invalidCode()
  // Waiting does not unlock this code; afterwards the user may request another.
  return new Problem('OTP_LOCKED', 'Too many wrong tries', {
    retryAfterSeconds: Math.max(0, Math.ceil(resendAfterSeconds - newest.age)),
  })
}
