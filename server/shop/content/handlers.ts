import { asc, and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import type { ArticleCounter } from './article-counter.ts'
import { listArticles, readArticle } from './articles.ts'
import { listBanners, readBanner } from './banners.ts'
import type { Handlers } from '../common/handlers.ts'
import type { Branch, Client, ContentPage } from '../../../openapi/generated/schema.ts'
import { products } from '../../db/schema/catalogue.ts'
import { branches, clients } from '../../db/schema/content.ts'
import { isOnSale } from '../common/on-sale.ts'
import { type ApiLanguage, inLanguage } from '../common/language.ts'
import { notFound } from '../common/problem.ts'
import { pagesInForce } from '../common/pages-in-force.ts'
import { sanitiseHtml } from '../common/sanitise-html.ts'

export function contentHandlers({ db }: Pick<Database, 'db'>, counter: ArticleCounter): Handlers {
  return {
    listBlogs: ({ path, query }) => listArticles(db, 'blog', path.language, query ?? {}),
    getBlog: ({ path }) => readArticle(db, 'blog', path.language, path.id),
    countBlogView: async (call) => ({ viewCount: await counter.count('view', 'blog', call) }),
    countBlogShare: async (call) => ({ shareCount: await counter.count('share', 'blog', call) }),
    listNews: ({ path, query }) => listArticles(db, 'news', path.language, query ?? {}),
    getNewsItem: ({ path }) => readArticle(db, 'news', path.language, path.id),
    countNewsItemView: async (call) => ({ viewCount: await counter.count('view', 'news', call) }),
    countNewsItemShare: async (call) => ({ shareCount: await counter.count('share', 'news', call) }),
    listBanners: ({ path }) => listBanners(db, path.language),
    getBanner: ({ path }) => readBanner(db, path.language, path.id),
    getContent: ({ path }) => readContent(db, path.language, path.slug),
    listBranches: ({ path }) => listBranches(db, path.language),
    listClients: ({ path }) => listClients(db, path.language),
  }
}

async function listBranches(db: Queries, language: ApiLanguage): Promise<Branch[]> {
  return await db
    .select({
      id: branches.id,
      name: inLanguage(language, branches.nameTh, branches.nameEn),
      address: inLanguage(language, branches.addressTh, branches.addressEn),
      phone: branches.phone,
      hours: inLanguage(language, branches.hoursTh, branches.hoursEn),
      lat: branches.lat,
      lng: branches.lng,
    })
    .from(branches)
    .orderBy(asc(branches.position), asc(branches.id))
}

/** Customers of the shop, each with what it made of the goods. A product that is no longer for sale is not named. */
async function listClients(db: Queries, language: ApiLanguage): Promise<Client[]> {
  const rows = await db
    .select({
      id: clients.id,
      name: inLanguage(language, clients.nameTh, clients.nameEn),
      job: inLanguage(language, clients.jobTh, clients.jobEn),
      imageUrl: clients.imageUrl,
      imageAlt: inLanguage(language, clients.imageAltTh, clients.imageAltEn),
      product: { id: products.id, name: inLanguage(language, products.nameTh, products.nameEn) },
    })
    .from(clients)
    .leftJoin(products, and(eq(products.id, clients.productId), isOnSale))
    .orderBy(asc(clients.position), asc(clients.id))
  return rows.map(({ product, ...client }) => (product ? { ...client, product } : client))
}

async function readContent(
  db: Queries,
  language: ApiLanguage,
  slug: ContentPage['slug'],
): Promise<ContentPage> {
  const [page] = await pagesInForce(db, slug)
  if (!page) throw notFound('No such page')
  return {
    slug,
    title: inLanguage(language, page.titleTh, page.titleEn),
    version: page.version,
    effectiveAt: page.effectiveAt.toISOString(),
    contentHtml: sanitiseHtml(inLanguage(language, page.contentTh, page.contentEn)),
  }
}
