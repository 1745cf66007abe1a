import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  ContentKind,
  OfficeContent,
  OfficeContentBody,
  OfficeContentItem,
  OfficeContentPage,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { contentVersions } from '../../../db/schema/content-versions.ts'
import { staff } from '../../../db/schema/staff.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { readPage } from '../../common/page.ts'
import { notFound } from '../../common/problem.ts'
import { sanitiseBoth } from '../../common/sanitise-html.ts'
import { liveOf, type ContentKey } from './live-content.ts'
import { firstVersion, newestVersion, ofContent } from './save-content.ts'

const maxVersions = 100

/** The newest version of a text; of one that the office never saved, what shoppers read. */
export async function readContent(db: Queries, key: ContentKey): Promise<OfficeContent> {
  const newest = (await newestVersion(db, key)) ?? (await firstVersion(db, key))
  if (!newest) throw notFound('There is no such text')
  const live = await liveOf(key).read(db, key.id)
  const { version, state, publishAt, hideAt, body, savedAt } = newest
  const saved = await db
    .select({
      version: contentVersions.version,
      state: contentVersions.state,
      savedAt: contentVersions.savedAt,
      savedBy: staff.name,
    })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.staffId))
    .where(ofContent(key))
    .orderBy(desc(contentVersions.version))
    .limit(maxVersions)
  const versions = saved.length > 0 ? saved : [{ version, state, savedAt, savedBy: null }]
  return {
    ...key,
    ...{ version, state, isLive: live?.isLive ?? false },
    ...omitNulls({ publishAt: publishAt?.toISOString() ?? null, hideAt: hideAt?.toISOString() ?? null }),
    body: clean(body),
    versions: versions.map(({ savedAt: at, savedBy, ...one }) => ({
      ...one,
      savedAt: at.toISOString(),
      ...(savedBy !== null && { savedBy }),
    })),
  }
}

export async function readContentVersion(
  db: Queries,
  { version, ...key }: ContentKey & { version: number },
): Promise<OfficeContentBody> {
  const [found] = await db
    .select({ body: contentVersions.body })
    .from(contentVersions)
    .where(and(ofContent(key), eq(contentVersions.version, version)))
  if (!found) throw notFound('There is no such version')
  return clean(found.body)
}

const clean = ({ html, ...body }: OfficeContentBody): OfficeContentBody => ({
  ...body,
  html: sanitiseBoth(html),
})

interface Row extends Record<string, unknown> {
  kind: ContentKind
  id: string
  title: string
  state: OfficeContentItem['state']
  is_live: boolean
  has_english: boolean
  publish_at: string | null
  saved_at: string | null
  saved_by: string | null
  view_count: number | null
}

/** What shoppers read, and what the office has written besides; of its long texts nothing is unpacked. */
const all = sql`(
  with live as (
    select kind, id, title_th, title_en, content_th, content_en, is_published as is_live, published_at, view_count
      from articles
    union all select 'banner', id, title_th, title_en, content_th, content_en, true, changed_at, null from banners
    union all (select distinct on (slug) 'page', slug, title_th, title_en, content_th, content_en, true, effective_at,
        null::integer
      from pages where effective_at <= now() order by slug, effective_at desc, version desc)
  ), newest as (
    select distinct on (kind, id) * from content_versions order by kind, id, version desc
  )
  select kind, id, title_th, title_en, content_th, content_en, coalesce(is_live, false) as is_live, view_count,
    newest.saved_at, newest.staff_id, newest.body,
    coalesce(newest.state, case when is_live then 'published' else 'draft' end) as state,
    coalesce(newest.publish_at, published_at) as publish_at
  from live full join newest using (kind, id)
) as texts`
const title = sql`coalesce(body -> 'title' ->> 'th', title_th)`
const titleEn = sql`coalesce(body -> 'title' ->> 'en', title_en)`

interface ContentQuery {
  pageNumber?: number
  pageSize?: number
  kind?: ContentKind
  keyword?: string
}

export async function listContent(db: Queries, query: ContentQuery = {}): Promise<OfficeContentPage> {
  const keyword = query.keyword?.trim() ?? ''
  const isWanted = and(
    query.kind && sql`kind = ${query.kind}`,
    keyword === ''
      ? undefined
      : sql`(strpos(lower(${title}), lower(${keyword})) > 0 or strpos(lower(${titleEn}), lower(${keyword})) > 0)`,
  )
  const wanted = sql`from ${all} where ${isWanted ?? sql`true`}`
  const { data, totalRecords } = await readPage(query, {
    async rows(limit, offset) {
      const { rows } = await db.execute<Row>(sql`
        select kind, id, ${title} as title, state, is_live, publish_at, saved_at, view_count,
          (select name from staff where staff.id = page.staff_id) as saved_by,
          case when body is null then title_en <> title_th and content_en <> content_th
            else body -> 'title' ->> 'en' <> '' and body -> 'html' ->> 'en' <> '' end as has_english
        from (
          select * ${wanted}
          order by coalesce(saved_at, publish_at) desc, kind, id limit ${limit} offset ${offset}
        ) as page
        order by coalesce(saved_at, publish_at) desc, kind, id`)
      return rows
    },
    async count() {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::integer as count ${wanted}`)
      return rows[0]?.count ?? 0
    },
  })
  return { data: data.map(toItem), totalRecords }
}

function toItem(row: Row): OfficeContentItem {
  const { kind, id, title, state, is_live: isLive, has_english: hasEnglish } = row
  return {
    ...{ kind, id, title, state, isLive, hasEnglish },
    ...omitNulls({
      publishAt: row.publish_at && new Date(row.publish_at).toISOString(),
      savedAt: row.saved_at && new Date(row.saved_at).toISOString(),
      savedBy: row.saved_by,
      viewCount: row.view_count,
    }),
  }
}
