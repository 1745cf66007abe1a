import { and, eq, sql } from 'drizzle-orm'
import type { ContentKind, ContentPage, OfficeContentBody } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { articles, banners, pages } from '../../../db/schema/content.ts'
import { inBoth } from '../../common/language.ts'
import { pagesInForce } from '../../common/pages-in-force.ts'
import { invalid } from '../../common/problem.ts'

/** One text of the office: a page has its slug for an id. */
export interface ContentKey {
  kind: ContentKind
  id: string
}

/** What shoppers read of a text, or could read of an article that was taken away. */
interface LiveContent {
  isLive: boolean
  since: Date
  body: OfficeContentBody
}

interface Live {
  read: (tx: Queries, id: string) => Promise<LiveContent | undefined>
  publish: (tx: Queries, id: string, body: OfficeContentBody) => Promise<void>
  hide: (tx: Queries, id: string) => Promise<void>
}

/** English readers get the Thai where there is no English. */
const both = ({ th, en }: Words) => ({ th, en: en || th })
const words = (th: string, en: string): Words => ({ th, en: en === th ? '' : en })
type Words = OfficeContentBody['title']

const slugs: readonly string[] = pages.slug.enumValues
export const isPage = (id: string): id is ContentPage['slug'] => slugs.includes(id)

const live: Readonly<Record<ContentKind, Live>> = {
  news: article('news'),
  blog: article('blog'),
  banner: {
    async read(tx, id) {
      const [row] = await tx.select().from(banners).where(eq(banners.id, id))
      if (!row) return undefined
      const body = {
        ...textOf(row),
        excerpt: { th: '', en: '' },
        cover: row.imageUrl,
        coverAlt: words(row.altTh, row.altEn),
        ...(row.imageMobileUrl !== row.imageUrl && { coverMobile: row.imageMobileUrl }),
        ...(row.link !== null && { link: row.link }),
      }
      return { isLive: true, since: row.changedAt, body }
    },
    async publish(tx, id, body) {
      const row = {
        ...textColumns(body),
        imageUrl: body.cover,
        imageMobileUrl: body.coverMobile || body.cover,
        ...inBoth('alt', both(body.coverAlt)),
        link: body.link || null,
      }
      // A new one stands before the others.
      const position = sql<number>`(select coalesce(min(position), 1) - 1 from banners)`
      await tx
        .insert(banners)
        .values({ id, position, ...row })
        .onConflictDoUpdate({ target: banners.id, set: row })
    },
    async hide(tx, id) {
      await tx.delete(banners).where(eq(banners.id, id))
    },
  },
  page: {
    async read(tx, id) {
      if (!isPage(id)) return undefined
      const [row] = await pagesInForce(tx, id)
      if (!row) return undefined
      const none = { th: '', en: '' }
      return {
        isLive: true,
        since: row.effectiveAt,
        body: { ...textOf(row), excerpt: none, cover: '', coverAlt: none },
      }
    },
    /** Customers agree to a version: an edited page is a new one, counted within the year. */
    async publish(tx, id, body) {
      if (!isPage(id)) return
      const version = sql<string>`(
        select y || '.' || coalesce(max(split_part(version, '.', 2)::integer), 0) + 1
        from to_char(now() at time zone 'Asia/Bangkok', 'YYYY') y
          left join pages on slug = ${id} and version ~ ('^' || y || '\\.[0-9]{1,6}$')
        group by y)`
      await tx.insert(pages).values({ slug: id, version, effectiveAt: sql`now()`, ...textColumns(body) })
    },
    async hide() {
      throw invalid('A page of the shop cannot be taken away', [{ field: 'wish', code: 'notForPages' }])
    },
  },
}

export const liveOf = ({ kind }: Pick<ContentKey, 'kind'>): Live => live[kind]

function article(kind: 'news' | 'blog'): Live {
  const one = (id: string) => and(eq(articles.kind, kind), eq(articles.id, id))
  return {
    async read(tx, id) {
      const [row] = await tx.select().from(articles).where(one(id))
      if (!row) return undefined
      const body = {
        ...textOf(row),
        excerpt: words(row.excerptTh, row.excerptEn),
        cover: row.coverUrl,
        coverAlt: words(row.coverAltTh, row.coverAltEn),
      }
      return { isLive: row.isPublished, since: row.publishedAt, body }
    },
    async publish(tx, id, body) {
      const row = {
        ...textColumns(body),
        ...inBoth('excerpt', both(body.excerpt)),
        coverUrl: body.cover,
        ...inBoth('coverAlt', both(body.coverAlt)),
        isPublished: true,
      }
      // The date is that of the first publication; a correction does not make it news again.
      const publishedAt = sql`case when ${articles.isPublished} then ${articles.publishedAt} else now() end`
      await tx
        .insert(articles)
        .values({ kind, id, publishedAt: sql`now()`, ...row })
        .onConflictDoUpdate({ target: [articles.kind, articles.id], set: { ...row, publishedAt } })
    },
    async hide(tx, id) {
      await tx.update(articles).set({ isPublished: false }).where(one(id))
    },
  }
}

interface TextRow {
  titleTh: string
  titleEn: string
  contentTh: string
  contentEn: string
}

const textOf = (row: TextRow) => ({
  title: words(row.titleTh, row.titleEn),
  html: words(row.contentTh, row.contentEn),
})

const textColumns = ({ title, html }: OfficeContentBody): TextRow => ({
  ...inBoth('title', both(title)),
  ...inBoth('content', both(html)),
})
