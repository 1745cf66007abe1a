import type { ProductListItem } from '../../openapi/generated/schema.ts'
import type { Answer, Call, OperationId } from '../shop/common/handlers.ts'

interface PublicRead<Id extends OperationId> {
  /** The Cache-Control header, for browsers and proxies, which receive no change notifications. */
  cacheControl: string
  /** What the answer is made of (change-listener.ts): a change of any of them makes it old. */
  tags: (answer: Answer<Id>, query: Call<Id>['query']) => readonly string[]
  /** It says how many there are: it is not read from a replica while the primary can be asked. */
  countsStock?: true
}

const freshFor = (seconds: number, staleFor: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${staleFor}`
/** A browser shows outdated stock for two seconds at most. */
const ofGoods = freshFor(1, 1)
const categories = { cacheControl: freshFor(30, 300), tags: () => ['catalogue'] }
const articles = { cacheControl: freshFor(10, 60), tags: () => ['articles'] }
const content = { cacheControl: freshFor(60, 600), tags: () => ['content'] }

type WithId = Readonly<{ id: string }>
const products = (items: readonly WithId[]) => items.map(({ id }) => `product ${id}`)
const article = {
  cacheControl: ofGoods,
  tags: ({ goods }: { goods: readonly WithId[] }) => ['articles', 'catalogue', ...products(goods)],
}
/** Any change of a product can add it to a list or remove it. */
const listed = ['catalogue', 'product']
/** Of its variants that fit a keyword, a product shows one in stock if there is one. */
const list = (items: readonly ProductListItem[]) => [
  ...listed,
  ...items.flatMap(({ id, asked }) => (asked ? [`stock ${id}`] : [])),
]

/** Reads whose answer is the same for every client, so that it can be cached. */
export const publicReads: { [Id in OperationId]?: PublicRead<Id> } = {
  listRootCategories: categories,
  getCategoryByPath: categories,
  listProducts: { cacheControl: ofGoods, tags: ({ data }) => list(data) },
  getProduct: {
    cacheControl: ofGoods,
    countsStock: true,
    tags: (product) => [
      'catalogue',
      `stock ${product.id}`,
      ...products([product, ...product.similar, ...product.goesWith]),
    ],
  },
  listReviews: { cacheControl: ofGoods, tags: () => listed },
  listProductFacets: { cacheControl: ofGoods, tags: () => listed },
  listVariants: {
    cacheControl: ofGoods,
    countsStock: true,
    tags: ({ data }, query) => [
      ...listed,
      ...(query?.inStock === undefined ? data.map(({ product }) => `stock ${product.id}`) : ['stock']),
    ],
  },
  suggestSearches: { cacheControl: ofGoods, tags: ({ products: found }) => list(found) },
  listBlogs: articles,
  getBlog: article,
  listNews: articles,
  getNewsItem: article,
  listBanners: content,
  getBanner: content,
  getContent: content,
  // Its cut-off passes: a cached answer may be five minutes old, and what is promised is agreed on at the checkout.
  listDeliveryOffers: { cacheControl: freshFor(60, 60), tags: () => [...listed, 'content'] },
  // The time from which an order would be ready passes on, as a cut-off does.
  listPickUpBranches: { cacheControl: freshFor(60, 60), tags: () => ['content'] },
  getServiceTerms: content,
  // Each page names them in its footer. The settings of the server change when it starts anew; whether goods are paid at a counter is
  // said by the branches.
  listPaymentChannels: { cacheControl: ofGoods, tags: () => ['content'] },
  listBranches: content,
  listClients: {
    cacheControl: ofGoods,
    tags: (clients) => ['content', 'catalogue', ...products(clients.flatMap(({ product }) => product ?? []))],
  },
}
