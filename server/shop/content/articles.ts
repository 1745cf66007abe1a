import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Article, ArticlePage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, products } from '../../db/schema/catalogue.ts'
import { articleCategories, articleProducts, articles } from '../../db/schema/content.ts'
import { selectListItems, toListItem } from '../catalogue/product-list-item.ts'
import { isOnSale } from '../common/on-sale.ts'
import { notFound } from '../common/problem.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { sanitiseHtml } from '../common/sanitise-html.ts'

type Kind = (typeof articles.$inferSelect)['kind']

interface ArticleQuery {
  pageNumber?: number
  pageSize?: number
  isPublished?: boolean
}

const published = (kind: Kind) => and(eq(articles.kind, kind), eq(articles.isPublished, true))
const publishedOne = (kind: Kind, id: string) => and(published(kind), eq(articles.id, id))

const summary = (language: ApiLanguage) => ({
  id: articles.id,
  title: inLanguage(language, articles.titleTh, articles.titleEn),
  excerpt: inLanguage(language, articles.excerptTh, articles.excerptEn),
  coverUrl: articles.coverUrl,
  coverAlt: inLanguage(language, articles.coverAltTh, articles.coverAltEn),
  publishedAt: articles.publishedAt,
  viewCount: articles.viewCount,
  shareCount: articles.shareCount,
})

const withTime = <Row extends { publishedAt: Date }>(row: Row) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
})

/** Published articles, newest first; unpublished ones are not found. */
export async function listArticles(
  db: Queries,
  kind: Kind,
  language: ApiLanguage,
  query: ArticleQuery,
): Promise<ArticlePage> {
  if (query.isPublished === false) return { data: [], totalRecords: 0 }
  const { data, totalRecords } = await readPage(query, {
    rows: db
      .select(summary(language))
      .from(articles)
      .where(published(kind))
      .orderBy(desc(articles.publishedAt), desc(articles.id)),
    count: () => db.$count(articles, published(kind)),
  })
  return { data: data.map(withTime), totalRecords }
}

/** One article with what it speaks of, and the ids and titles of those published before and after it. */
export async function readArticle(
  db: Queries,
  kind: Kind,
  language: ApiLanguage,
  id: string,
): Promise<Article> {
  const [[row], goods, ofCategories] = await Promise.all([
    readText(db, kind, language, id),
    readGoods(db, kind, language, id),
    readCategories(db, kind, language, id),
  ])
  if (!row) throw notFound('No such article')
  const { modifiedAt, previousId, previousTitle, nextId, nextTitle, ...article } = row
  return {
    ...withTime(article),
    contentHtml: sanitiseHtml(article.contentHtml),
    modifiedAt: modifiedAt.toISOString(),
    ...(previousId && previousTitle && { previousId, previousTitle }),
    ...(nextId && nextTitle && { nextId, nextTitle }),
    goods: goods.map(toListItem),
    categories: ofCategories,
  }
}

function readText(db: Queries, kind: Kind, language: ApiLanguage, id: string) {
  const title = language === 'thai' ? sql`title_th` : sql`title_en`
  return db
    .select({
      ...summary(language),
      modifiedAt: sql`greatest(${articles.changedAt}, ${articles.publishedAt})`.mapWith(articles.changedAt),
      contentHtml: inLanguage(language, articles.contentTh, articles.contentEn),
      previousId: neighbour(sql`id`, ...before),
      previousTitle: neighbour(title, ...before),
      nextId: neighbour(sql`id`, ...after),
      nextTitle: neighbour(title, ...after),
    })
    .from(articles)
    .where(publishedOne(kind, id))
}

const readGoods = (db: Queries, kind: Kind, language: ApiLanguage, id: string) =>
  selectListItems(db, language)
    .innerJoin(articleProducts, eq(articleProducts.productId, products.id))
    .where(and(eq(articleProducts.kind, kind), eq(articleProducts.articleId, id), isOnSale))
    .orderBy(asc(articleProducts.position))

const readCategories = (db: Queries, kind: Kind, language: ApiLanguage, id: string) =>
  db
    .select({
      id: categories.id,
      path: categories.path,
      name: inLanguage(language, categories.nameTh, categories.nameEn),
    })
    .from(categories)
    .innerJoin(articleCategories, eq(articleCategories.categoryId, categories.id))
    .where(and(eq(articleCategories.kind, kind), eq(articleCategories.articleId, id)))
    .orderBy(asc(articleCategories.position))

const before = [sql`<`, sql`desc`] as const
const after = [sql`>`, sql`asc`] as const

function neighbour(column: SQL, side: SQL, direction: SQL): SQL<string | null> {
  return sql`(
    select other.${column} from articles as other
    where other.kind = articles.kind and other.is_published
      and (other.published_at, other.id) ${side} (articles.published_at, articles.id)
    order by other.published_at ${direction}, other.id ${direction} limit 1
  )`
}

/** The views and shares that are written down so far. */
export async function readCounts(
  db: Queries,
  kind: Kind,
  id: string,
): Promise<{ viewCount: number; shareCount: number }> {
  const [found] = await db
    .select({ viewCount: articles.viewCount, shareCount: articles.shareCount })
    .from(articles)
    .where(publishedOne(kind, id))
  if (!found) throw notFound('No such article')
  return found
}
