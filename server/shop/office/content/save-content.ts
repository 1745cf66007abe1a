import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { FieldProblem, OfficeContentChange } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { contentVersions } from '../../../db/schema/content-versions.ts'
import { invalid, notFound, refuseOldVersion } from '../../common/problem.ts'
import { sanitiseBoth } from '../../common/sanitise-html.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import { keepPictures } from '../../pictures/picture-files.ts'
import type { StaffMember } from '../staff-sessions.ts'
import { isPage, liveOf, type ContentKey } from './live-content.ts'

type Version = typeof contentVersions.$inferSelect

export const ofContent = ({ kind, id }: ContentKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.id, id))

/** Saves a version. It is published in the same transaction, waits for its time, or stays a draft. */
export async function saveContent(
  db: Queries,
  member: StaffMember,
  { kind, id }: ContentKey,
  change: OfficeContentChange,
): Promise<void> {
  const { version: seen, wish, body: written } = change
  if (kind === 'page' && !isPage(id)) throw notFound('There is no such page')
  refuseIncomplete(kind, change)
  const body = { ...written, html: sanitiseBoth(written.html) }
  const publishAt = wish === 'planned' ? new Date(change.publishAt ?? '') : null
  const hideAt = change.hideAt === undefined ? null : new Date(change.hideAt)
  await db.transaction(async (tx) => {
    const key = { kind, id }
    const before = (await newestVersion(tx, key)) ?? (await keepFirstVersion(tx, key))
    refuseOldVersion({ version: before?.version ?? 0 }, seen)
    const state = wish === 'planned' ? 'planned' : 'draft'
    const saved = { ...key, version: seen + 1, state, publishAt, hideAt, body, staffId: member.id } as const
    await becomeDraft(tx, key, 'planned')
    if (!(await keepPictures(tx, JSON.stringify(body))))
      throw invalid('A picture is gone', [{ field: 'body', code: 'unknown' }])
    const { rowCount } = await tx.insert(contentVersions).values(saved).onConflictDoNothing()
    if (rowCount === 0) refuseOldVersion(saved, seen)
    if (wish === 'published') await publish(tx, saved)
    if (wish === 'withdrawn') await hide(tx, key)
    const changes = changesBetween(before ? auditedOf(before) : {}, {
      ...auditedOf(saved),
      wish,
      publishAt: publishAt?.toISOString(),
    })
    await writeAudit(tx, { staffId: member.id, action: 'saveContent', subject: subjectOf(key), changes })
  })
}

/** Publishes what is due and takes away what has had its time. Two servers that do it at once do it once. */
export async function applyContentSchedule(db: Queries): Promise<void> {
  const { state, publishAt, hideAt } = contentVersions
  const isDue = and(eq(state, 'planned'), lte(publishAt, sql`now()`))
  const isOver = and(eq(state, 'published'), lte(hideAt, sql`now()`))
  await db.transaction(async (tx) => {
    const due = await tx.select().from(contentVersions).where(isDue).for('update', { skipLocked: true })
    for (const version of due) {
      await publish(tx, version)
      await writeAudit(tx, { action: 'publishContent', ...auditOf(version) })
    }
    const over = await tx.select().from(contentVersions).where(isOver).for('update', { skipLocked: true })
    for (const version of over) {
      await hide(tx, version)
      await writeAudit(tx, { action: 'hideContent', ...auditOf(version) })
    }
  })
}

const auditedOf = ({ version, body: { title, cover } }: Pick<Version, 'version' | 'body'>) => ({
  version: String(version),
  title: title.th,
  cover: cover || undefined,
})

const subjectOf = ({ kind, id }: ContentKey) => `${kind}/${id}`
const auditOf = (version: ContentKey & Pick<Version, 'version'>) => ({
  subject: subjectOf(version),
  changes: [{ field: 'version', after: String(version.version) }],
})

async function publish(tx: Queries, saved: ContentKey & Pick<Version, 'version' | 'body' | 'publishAt'>) {
  await becomeDraft(tx, saved, 'published')
  await liveOf(saved).publish(tx, saved.id, saved.body)
  await tx
    .update(contentVersions)
    .set({ state: 'published', publishAt: saved.publishAt ?? sql`now()` })
    .where(and(ofContent(saved), eq(contentVersions.version, saved.version)))
}

async function hide(tx: Queries, key: ContentKey) {
  await becomeDraft(tx, key, 'published')
  await liveOf(key).hide(tx, key.id)
}

async function becomeDraft(tx: Queries, key: ContentKey, from: 'planned' | 'published') {
  await tx
    .update(contentVersions)
    .set({ state: 'draft' })
    .where(and(ofContent(key), eq(contentVersions.state, from)))
}

export async function newestVersion(tx: Queries, key: ContentKey): Promise<Version | undefined> {
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(ofContent(key))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return found
}

/** What shoppers read since before the office wrote, as the version that can be gone back to. */
export async function firstVersion(tx: Queries, key: ContentKey): Promise<Version | undefined> {
  const found = await liveOf(key).read(tx, key.id)
  if (!found) return undefined
  const { isLive, since, body } = found
  return {
    ...key,
    ...{ version: 1, state: isLive ? 'published' : 'draft', publishAt: since, hideAt: null },
    ...{ body, savedAt: since, staffId: null },
  }
}

async function keepFirstVersion(tx: Queries, key: ContentKey): Promise<Version | undefined> {
  const first = await firstVersion(tx, key)
  if (first) await tx.insert(contentVersions).values(first).onConflictDoNothing()
  return first
}

/** A draft may lack anything but a title, and its times may be over. */
function refuseIncomplete(kind: ContentKey['kind'], { wish, publishAt, hideAt, body }: OfficeContentChange) {
  const isToPublish = wish === 'published' || wish === 'planned'
  const from = wish === 'planned' ? new Date(publishAt ?? '') : new Date()
  const isBefore = wish === 'planned' && !(from > new Date())
  const errors: (FieldProblem | false)[] = [
    isToPublish && !body.html.th && { field: 'body.html.th', code: 'notReady' },
    isToPublish && kind !== 'page' && !body.cover && { field: 'body.cover', code: 'notReady' },
    isToPublish && isArticle(kind) && !body.excerpt.th && { field: 'body.excerpt.th', code: 'notReady' },
    isBefore && { field: 'publishAt', code: publishAt === undefined ? 'notReady' : 'past' },
    isToPublish && hideAt !== undefined && !(new Date(hideAt) > from) && { field: 'hideAt', code: 'past' },
    hideAt !== undefined && kind === 'page' && { field: 'hideAt', code: 'notForPages' },
  ]
  const found = errors.filter((one) => one !== false)
  if (found.length > 0) throw invalid('The text is not ready to be saved so', found)
}

const isArticle = (kind: ContentKey['kind']) => kind === 'news' || kind === 'blog'
