import type { OperationId } from '../shop/common/handlers.ts'
import type { Topic } from './change-listener.ts'

export interface PublicRead {
  /** What the answer is made of: a change of any of them makes it stale. */
  topics: readonly Topic[]
  /** The Cache-Control header, for browsers and proxies, which receive no change notifications. */
  cacheControl: string
}

const freshFor = (seconds: number, staleFor: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${staleFor}`
const groups = { topics: ['catalogue'], cacheControl: freshFor(30, 300) } as const
const goods = { topics: ['catalogue'], cacheControl: freshFor(5, 30) } as const
const articles = { topics: ['articles'], cacheControl: freshFor(10, 60) } as const
const withGoods = { ...articles, topics: ['articles', 'catalogue'] } as const
const words = { topics: ['content'], cacheControl: freshFor(60, 600) } as const

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
  getBlog: withGoods,
  listNews: articles,
  getNewsItem: withGoods,
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
  // An order reduces the stock.
  checkout: 'catalogue',
  cancelOrder: 'catalogue',
}
