import { sql } from 'drizzle-orm'
import type { ListedPage } from '../../../openapi/page-entry.ts'
import type { Queries } from '../../db/database.ts'

/** A page for search engines, and when what it shows last changed, unless it shows nothing of the shop's yet. */
export interface DatedPage {
  page: ListedPage
  changedAt?: Date
}

/** Cancelled products can be read by their id, but nobody shall find them. */
const goods = sql`products where is_for_sale and price_satang is not null`

/** Every page except those of the products, which may be very many. */
export async function pagesBesidesProducts(db: Queries): Promise<DatedPage[]> {
  const [general, categories, others] = await Promise.all([
    generalPages(db),
    categoryPages(db),
    articlesAndBanners(db),
  ])
  return [...general, ...categories, ...others]
}

export async function countProducts(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${goods}`)
  return rows[0]?.count ?? 0
}

export async function productPages(db: Queries, offset: number, limit: number): Promise<DatedPage[]> {
  const { rows } = await db.execute<{ id: string; changed_at: string }>(
    sql`select id, changed_at from ${goods} order by id limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id, changed_at }) => dated({ page: 'productDetail', id }, changed_at))
}

const dated = (page: ListedPage, changedAt: string): DatedPage => ({ page, changedAt: new Date(changedAt) })

/** Lists change with what they list; a page that shows nothing is left out, except the home page. */
async function generalPages(db: Queries): Promise<DatedPage[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select
      (select max(changed_at) from ${goods}) as goods,
      (select max(changed_at) from ${goods} and special_price_satang is not null) as special,
      (select max(changed_at) from articles where kind = 'blog' and is_published) as blogs,
      (select max(changed_at) from articles where kind = 'news' and is_published) as news,
      (select max(effective_at) from pages where slug in ('about', 'contact') and effective_at <= now()) as about,
      (select max(effective_at) from pages where slug = 'privacy-policy' and effective_at <= now()) as privacy,
      (select max(effective_at) from pages where slug = 'terms' and effective_at <= now()) as terms
  `)
  const found = rows[0] ?? {}
  const pages: [ListedPage, string | null | undefined][] = [
    [{ page: 'productList' }, found.goods],
    [{ page: 'productList', special: true }, found.special],
    [{ page: 'blogList' }, found.blogs],
    [{ page: 'newsList' }, found.news],
    [{ page: 'about' }, found.about],
    [{ page: 'privacyPolicy' }, found.privacy],
    [{ page: 'terms' }, found.terms],
  ]
  const listed = pages.flatMap(([page, changedAt]) => (changedAt ? [dated(page, changedAt)] : []))
  const home: ListedPage = { page: 'home' }
  return [found.goods ? dated(home, found.goods) : { page: home }, ...listed]
}

async function categoryPages(db: Queries): Promise<DatedPage[]> {
  const { rows } = await db.execute<{ id: string; changed_at: string }>(sql`
    select categories.id, max(own.changed_at) as changed_at
    from categories
    join categories as below on below.path = categories.path or starts_with(below.path, categories.path || '.')
    join (select category_id, max(changed_at) as changed_at from ${goods} group by 1) as own
      on own.category_id = below.id
    group by categories.id, categories.path
    order by categories.path
  `)
  return rows.map(({ id, changed_at }) => dated({ page: 'productList', id }, changed_at))
}

async function articlesAndBanners(db: Queries): Promise<DatedPage[]> {
  const { rows } = await db.execute<{
    page: 'blogDetail' | 'newsDetail' | 'banner'
    id: string
    changed_at: string
  }>(sql`
    select case kind when 'blog' then 'blogDetail' else 'newsDetail' end as page, id, changed_at
    from articles where is_published
    union all
    select 'banner', id, changed_at from banners
    order by page, id
  `)
  return rows.map(({ page, id, changed_at }) => dated({ page, id }, changed_at))
}
