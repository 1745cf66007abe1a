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
import type { Shop } from '../import/shop.ts'
import {
  categoryRow,
  companionRows,
  descriptionRow,
  imageRows,
  materialFactRows,
  materialRow,
  productRow,
  similarRows,
  variantRows,
} from './catalogue-rows.ts'
import {
  articleCategoryRows,
  articleProductRows,
  articleRow,
  bannerRow,
  branchRow,
  clientRow,
  pageRow,
} from './content-rows.ts'
import { insertAll } from '../db/insert-all.ts'

/** Everything that a shop's files say. */
export async function insertShop(db: NodePgDatabase, shop: Shop): Promise<void> {
  await insertAll(db, categories, shop.categories.map(categoryRow))
  await insertAll(db, materials, shop.materials.map(materialRow))
  await insertAll(db, materialFacts, shop.materials.flatMap(materialFactRows))
  await insertAll(db, products, shop.products.map(productRow))
  await insertAll(db, productDescriptions, shop.products.map(descriptionRow))
  await insertAll(db, variants, shop.products.flatMap(variantRows))
  await insertAll(db, productImages, shop.products.flatMap(imageRows))
  await insertAll(db, similarProducts, shop.products.flatMap(similarRows))
  await insertAll(db, companionProducts, shop.products.flatMap(companionRows))
  for (const [kind, list] of [
    ['blog', shop.blogs],
    ['news', shop.news],
  ] as const) {
    await insertAll(
      db,
      articles,
      list.map((article) => articleRow(kind, article)),
    )
    await insertAll(db, articleProducts, list.flatMap(articleProductRows(kind)))
    await insertAll(db, articleCategories, list.flatMap(articleCategoryRows(kind)))
  }
  await insertAll(db, banners, shop.banners.map(bannerRow))
  await insertAll(db, pages, shop.pages.map(pageRow))
  await insertAll(db, branches, shop.branches.map(branchRow))
  await insertAll(db, clients, shop.clients.map(clientRow))
}
