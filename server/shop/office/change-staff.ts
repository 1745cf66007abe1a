import { and, asc, eq, max, ne, sql } from 'drizzle-orm'
import type {
  NewStaffPassword,
  OfficePasswordChange,
  SecondFactor,
  StaffChange,
  StaffList,
  StaffRole,
} from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { auditLog, staff, staffSessions } from '../../db/schema/staff.ts'
import { hashPassword, passwordMatches, refuseCommonPassword } from '../accounts/passwords.ts'
import { invalid, notFound, Problem } from '../common/problem.ts'
import { countHit, removeHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { randomPassword } from './add-staff.ts'
import { changesBetween, writeAudit } from './audit-log.ts'
import { rightsOf } from './roles.ts'
import { newSecondFactor } from './second-factor.ts'
import type { StaffMember } from './staff-sessions.ts'

export async function listStaff(db: Queries): Promise<StaffList> {
  const { id, name, email, role, isActive, createdAt } = staff
  const lastSignInAt = sql<string | null>`(
    select to_json(at) #>> '{}' from ${auditLog}
    where ${auditLog.staffId} = ${id} and ${auditLog.action} = 'signIn'
    order by ${auditLog.id} desc limit 1)`
  const lastSeenAt = max(staffSessions.lastSeenAt)
  const found = await db
    .select({ id, name, email, role, isActive, createdAt, lastSeenAt, lastSignInAt })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(id)
    .orderBy(asc(createdAt), asc(id))
  return {
    data: found.map(({ lastSeenAt: seen, lastSignInAt: signedIn, ...member }) => ({
      ...member,
      createdAt: member.createdAt.toISOString(),
      ...(seen && { lastSeenAt: seen.toISOString() }),
      ...(signedIn && { lastSignInAt: new Date(signedIn).toISOString() }),
    })),
    roles: (Object.keys(rightsOf) as StaffRole[]).map((role) => ({ role, rights: [...rightsOf[role]] })),
  }
}

/** Somebody who may let staff in always stays: two owners who deactivate each other wait for each other. */
export async function changeStaff(
  db: Queries,
  by: StaffMember,
  id: string,
  change: StaffChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwner = and(eq(staff.role, 'owner'), eq(staff.isActive, true))
    const owners = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(isOwner)
      .orderBy(asc(staff.id))
      .for('update')
    const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
    if (!before) throw notFound('There is nobody like that')
    const { role = before.role, isActive = before.isActive } = change
    const staysOwner = role === 'owner' && isActive
    if (!staysOwner && owners.every((one) => one.id === id))
      throw new Problem('LAST_OWNER', 'The last owner stays one')
    await tx.update(staff).set({ role, isActive }).where(eq(staff.id, id))
    if (!isActive) await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    const changes = changesBetween(
      { role: before.role, isActive: String(before.isActive) },
      { role, isActive: String(isActive) },
    )
    await writeAudit(tx, { staffId: by.id, action: 'changeStaff', subject: id, changes })
  })
}

/** For whoever lost the telephone and the recovery codes. Shown once. */
export function resetSecondFactor(
  { database: { db }, settings }: ShopDeps,
  by: StaffMember,
  id: string,
): Promise<SecondFactor> {
  return db.transaction(async (tx) => {
    const [member] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
    if (!member) throw notFound('There is nobody like that')
    const { uri, recoveryCodes, stored } = newSecondFactor(settings, member.email)
    await tx
      .update(staff)
      .set({ ...stored, totpStep: 0 })
      .where(eq(staff.id, id))
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    await writeAudit(tx, { staffId: by.id, action: 'resetSecondFactor', subject: id })
    return { uri, recoveryCodes }
  })
}

/** For whoever forgot the password. Shown once. */
export async function resetPassword(db: Queries, by: StaffMember, id: string): Promise<NewStaffPassword> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
    if (rowCount === 0) throw notFound('There is nobody like that')
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    await writeAudit(tx, { staffId: by.id, action: 'resetPassword', subject: id })
  })
  return { password }
}

/** Wrong old passwords, so that a stolen session does not guess it. */
const limits = [{ max: 5, seconds: 15 * 60 }]

/** Changes the own password, keeps the session that asks and ends all others. */
export async function changeStaffPassword(
  db: Queries,
  { id, sessionId }: StaffMember,
  { oldPassword, newPassword }: OfficePasswordChange,
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword')
  if (newPassword === oldPassword)
    throw invalid('The new password is the old one', [{ field: 'newPassword', code: 'unchanged' }])
  const hit = { action: 'staffOldPassword', key: id }
  await countHit(db, { ...hit, limits })
  const [member] = await db.select({ known: staff.passwordHash }).from(staff).where(eq(staff.id, id))
  const known = member?.known ?? undefined
  if (!(await passwordMatches(known, oldPassword)) || known === undefined) throw wrongPassword()
  await removeHit(db, hit)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(staff)
      .set({ passwordHash })
      .where(and(eq(staff.id, id), eq(staff.passwordHash, known)))
    if (rowCount === 0) throw wrongPassword()
    await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, id), ne(staffSessions.id, sessionId)))
    await writeAudit(tx, { staffId: id, action: 'changePassword', subject: id })
  })
}

const wrongPassword = () => new Problem('INVALID_OLD_PASSWORD', 'The old password is not right')
