import { categories } from '../../sample-shop/catalogue/categories.ts'
import { products } from '../../sample-shop/catalogue/catalogue.ts'
import { blogs, news } from '../../sample-shop/content/articles.ts'
import { banners } from '../../sample-shop/content/banners.ts'
import { pictureUrl } from '../../server/seed/content-rows.ts'

/** The drawings that pages of the sample shop share as their picture. */
export function pictureUrls(): Set<string> {
  return new Set([
    ...[...products, ...categories].map(({ imageUrl }) => imageUrl),
    ...[...blogs, ...news].map(({ cover }) => pictureUrl(cover)),
    ...banners.map(({ desktop }) => pictureUrl(desktop)),
  ])
}
