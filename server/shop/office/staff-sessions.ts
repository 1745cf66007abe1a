import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { StaffRole, StaffSessions } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { staff, staffSessions } from '../../db/schema/staff.ts'
import { newRefreshToken, hashOf } from '../accounts/refresh-tokens.ts'
import { writeAudit } from './audit-log.ts'

/** Who is signed in to the office, and by which session. */
export interface StaffMember {
  sessionId: string
  id: string
  name: string
  email: string
  role: StaffRole
}

/** Finds who a session's token belongs to; undefined when it is unknown, ended or too old, or its owner no longer active. */
export type FindStaff = (token: string) => Promise<StaffMember | undefined>

const inTwelveHours = sql`clock_timestamp() + interval '12 hours'`
const isLiving = sql`${staffSessions.expiresAt} > clock_timestamp()`
const longestUserAgent = 300

/** Returns the token, of which the database has only the hash. */
export async function startStaffSession(tx: Queries, staffId: string, userAgent: string): Promise<string> {
  const { token, hash: tokenHash } = newRefreshToken()
  const id = randomUUID()
  await tx.execute(sql`
    delete from staff_sessions where id in (
      select id from staff_sessions where expires_at < clock_timestamp()
      order by expires_at limit 10 for update skip locked
    )`)
  const seen = { userAgent: userAgent.slice(0, longestUserAgent), expiresAt: inTwelveHours }
  await tx.insert(staffSessions).values({ id, tokenHash, staffId, ...seen })
  await writeAudit(tx, { staffId, action: 'signIn', subject: id })
  return token
}

/** Asks the database each time: what has ended or was taken away is refused at once, on every server. */
export const findStaffMember =
  (db: Queries): FindStaff =>
  async (token) => {
    const { id, name, email, role } = staff
    const [member] = await db
      .select({ sessionId: staffSessions.id, id, name, email, role })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(eq(staffSessions.tokenHash, hashOf(token)), eq(staff.isActive, true), isLiving))
    if (member) await noteSeen(db, member.sessionId)
    return member
  }

/** To the minute, so that reading does not write each time. */
async function noteSeen(db: Queries, sessionId: string): Promise<void> {
  const aMinuteAgo = sql`clock_timestamp() - interval '1 minute'`
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`clock_timestamp()` })
    .where(and(eq(staffSessions.id, sessionId), lt(staffSessions.lastSeenAt, aMinuteAgo)))
}

export async function listStaffSessions(db: Queries, member: StaffMember): Promise<StaffSessions> {
  const { id, userAgent, createdAt, lastSeenAt } = staffSessions
  const found = await db
    .select({ id, userAgent, createdAt, lastSeenAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, member.id), isLiving))
    .orderBy(desc(lastSeenAt), id)
  return {
    data: found.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === member.sessionId,
    })),
  }
}

/** Ends one of the member's own sessions; false where the member has no such session. */
export function endStaffSession(db: Queries, member: StaffMember, sessionId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, member.id)))
    if (rowCount === 0) return false
    await writeAudit(tx, { staffId: member.id, action: 'endSession', subject: sessionId })
    return true
  })
}
