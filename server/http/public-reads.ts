import type { OperationId } from '../shop/common/handlers.ts'
import type { Topic } from './change-listener.ts'

interface PublicRead {
  topic: Topic
  /** For browsers and caches on the way, which hear of no change. */
  cacheControl: string
}

const freshFor = (seconds: number, staleFor: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${staleFor}`
const groups = { topic: 'catalogue', cacheControl: freshFor(30, 300) } as const
const goods = { topic: 'catalogue', cacheControl: freshFor(5, 30) } as const
const articles = { topic: 'articles', cacheControl: freshFor(10, 60) } as const
const words = { topic: 'content', cacheControl: freshFor(60, 600) } as const

/** What everybody is answered alike, so that the answer can be kept. */
export const publicReads: Partial<Record<OperationId, PublicRead>> = {
  listRootCategories: groups,
  getCategoryByPath: groups,
  listProducts: goods,
  getProduct: goods,
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
 * What an operation changes of that. Every server hears of it from the database; the one that did it forgets at once,
 * so that who changed something reads it back changed.
 */
export const publicWrites: Partial<Record<OperationId, Topic>> = {
  countBlogView: 'articles',
  countBlogShare: 'articles',
  countNewsItemView: 'articles',
  countNewsItemShare: 'articles',
  // What is ordered is no longer in stock.
  checkout: 'catalogue',
  cancelOrder: 'catalogue',
}
