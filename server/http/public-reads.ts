import type { OperationId } from '../shop/common/handlers.ts'
import type { Topic } from './change-listener.ts'

interface PublicRead {
  topic: Topic
  /** The Cache-Control header, for browsers and proxies, which receive no change notifications. */
  cacheControl: string
}

const freshFor = (seconds: number, staleFor: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${staleFor}`
const groups = { topic: 'catalogue', cacheControl: freshFor(30, 300) } as const
const goods = { topic: 'catalogue', cacheControl: freshFor(5, 30) } as const
const articles = { topic: 'articles', cacheControl: freshFor(10, 60) } as const
const words = { topic: 'content', cacheControl: freshFor(60, 600) } as const

/** Reads whose answer is the same for every client, so that it can be cached. */
export const publicReads: Partial<Record<OperationId, PublicRead>> = {
  listRootCategories: groups,
  getCategoryByPath: groups,
  listProducts: goods,
  getProduct: goods,
  listProductFacets: goods,
  listVariants: goods,
  suggestSearches: goods,
  listBlogs: articles,
  getBlog: articles,
  listNews: articles,
  getNewsItem: articles,
  listBanners: words,
  getBanner: words,
  getContent: words,
  listBranches: words,
  listClients: words,
}

/**
 * The topic that an operation changes. The database notifies every server; the server that made the change forgets at
 * once, so that a client reads its own change.
 */
export const publicWrites: Partial<Record<OperationId, Topic>> = {
  countBlogShare: 'articles',
  countNewsItemShare: 'articles',
  // An order reduces the stock.
  checkout: 'catalogue',
  cancelOrder: 'catalogue',
}
