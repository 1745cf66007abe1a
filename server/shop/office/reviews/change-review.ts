import { eq, sql } from 'drizzle-orm'
import type { OfficeReviewAnswer, OfficeReviewDecision } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { reviews } from '../../../db/schema/reviews.ts'
import { invalid, notFound, refuseOldVersion } from '../../common/problem.ts'
import type { ReviewRow } from '../../reviews/review-parts.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'

/** Shows a review, or keeps it from being shown and tells its customer why. */
export async function decideReview(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, state, refusal }: OfficeReviewDecision,
): Promise<void> {
  const isRefused = state === 'refused'
  if (isRefused !== (refusal !== undefined))
    throw invalid('A refusal has a reason', [{ field: 'refusal', code: isRefused ? 'lacksReason' : 'not' }])
  await db.transaction(async (tx) => {
    const before = await lockReview(tx, id, version)
    await tx
      .update(reviews)
      .set({ state, refusal: refusal?.trim() ?? null, version: version + 1 })
      .where(eq(reviews.id, id))
    // Words are left out: the log cannot be changed, and an erasure takes them away.
    const changes = changesBetween({ state: before.state }, { state })
    const action = isRefused ? 'refuseReview' : 'releaseReview'
    await writeAudit(tx, { staffId: member.id, action, subject: id, changes })
  })
}

/** The shop's answer, for all to read; an empty one takes it away. */
export async function answerReview(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, text }: OfficeReviewAnswer,
): Promise<void> {
  const answer = text.trim()
  await db.transaction(async (tx) => {
    await lockReview(tx, id, version)
    await tx
      .update(reviews)
      .set({
        ...(answer === '' ? { answer: null, answeredAt: null } : { answer, answeredAt: sql`now()` }),
        version: version + 1,
      })
      .where(eq(reviews.id, id))
    await writeAudit(tx, { staffId: member.id, action: 'answerReview', subject: id })
  })
}

async function lockReview(tx: Queries, id: string, version: number): Promise<ReviewRow> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!review) throw notFound('There is no such review')
  refuseOldVersion(review, version)
  return review
}
