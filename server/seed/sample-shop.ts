import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  categories,
  companionProducts,
  materialFacts,
  materials,
  productDescriptions,
  productImages,
  products,
  similarProducts,
  sizeGuideNotes,
  variants,
} from '../db/schema/catalogue.ts'
import {
  articleCategories,
  articleProducts,
  articles,
  banners,
  branches,
  clients,
  pages,
} from '../db/schema/content.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'
import { insertSandboxAccounts } from './accounts/insert-sandbox-accounts.ts'
import { categories as sampleCategories } from '../../sample-shop/catalogue/categories.ts'
import { products as sampleProducts } from '../../sample-shop/catalogue/catalogue.ts'
import { sizeGuideNotes as sampleGuides } from '../../sample-shop/drawings/size-guides/registry.ts'
import { materialRecords } from '../../sample-shop/catalogue/material-records.ts'
import {
  categoryRow,
  companionRows,
  descriptionRow,
  imageRows,
  materialFactRows,
  materialRow,
  productRow,
  similarRows,
  sizeGuideNoteRows,
  variantRows,
} from './catalogue-rows.ts'
import { blogs, news } from '../../sample-shop/content/articles.ts'
import { banners as sampleBanners } from '../../sample-shop/content/banners.ts'
import { branches as sampleBranches } from '../../sample-shop/content/branches.ts'
import { clients as sampleClients } from '../../sample-shop/content/clients.ts'
import { pages as samplePages } from '../../sample-shop/content/pages.ts'
import {
  articleCategoryRows,
  articleProductRows,
  articleRow,
  bannerRow,
  branchRow,
  clientRow,
  pageRow,
} from './content-rows.ts'
import { insertAll } from './insert-all.ts'
import { insertSandboxOrders } from './orders/insert-sandbox-orders.ts'
import { insertTradeWords } from './search/insert-trade-words.ts'
import { insertShipping } from './shipping/insert-shipping.ts'

/** The products and texts that a new shop opens with; accounts with a public password are only for the sandbox. */
export async function insertSampleShop(db: NodePgDatabase, mode: ShopSettings['mode']): Promise<void> {
  const categoryIds = new Map(sampleCategories.map(({ path, id }) => [path, id]))
  // Before the products, whose search documents are written as they come.
  await insertTradeWords(db)
  await insertAll(db, categories, sampleCategories.map(categoryRow))
  await insertAll(db, materials, materialRecords.map(materialRow))
  await insertAll(db, sizeGuideNotes, sampleGuides.flatMap(sizeGuideNoteRows))
  await insertAll(db, materialFacts, materialRecords.flatMap(materialFactRows))
  await insertAll(
    db,
    products,
    sampleProducts.map((product) => productRow(product, categoryIds)),
  )
  await insertAll(db, productDescriptions, sampleProducts.map(descriptionRow))
  await insertAll(db, variants, sampleProducts.flatMap(variantRows))
  await insertAll(db, productImages, sampleProducts.flatMap(imageRows))
  await insertAll(db, similarProducts, sampleProducts.flatMap(similarRows))
  await insertAll(db, companionProducts, sampleProducts.flatMap(companionRows))
  await insertAll(db, articles, [
    ...blogs.map((blog) => articleRow('blog', blog)),
    ...news.map((item) => articleRow('news', item)),
  ])
  const productIds = new Map(sampleProducts.map(({ code, id }) => [code, id]))
  await insertAll(db, articleProducts, [
    ...blogs.flatMap(articleProductRows('blog', productIds)),
    ...news.flatMap(articleProductRows('news', productIds)),
  ])
  await insertAll(db, articleCategories, [
    ...blogs.flatMap(articleCategoryRows('blog', categoryIds)),
    ...news.flatMap(articleCategoryRows('news', categoryIds)),
  ])
  await insertAll(db, banners, sampleBanners.map(bannerRow))
  await insertAll(db, pages, samplePages.map(pageRow))
  await insertAll(db, branches, sampleBranches.map(branchRow))
  await insertAll(db, clients, sampleClients.map(clientRow))
  await insertShipping(db)
  if (mode !== 'sandbox') return
  await insertSandboxAccounts(db)
  await insertSandboxOrders(db)
}
