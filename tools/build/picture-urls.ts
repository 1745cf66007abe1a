import { categories } from '../../sample-shop/catalogue/categories.ts'
import { products } from '../../sample-shop/catalogue/catalogue.ts'
import { blogs, news } from '../../sample-shop/content/articles.ts'
import { banners } from '../../sample-shop/content/banners.ts'
import { pictureUrl } from '../../server/seed/content-rows.ts'
import { shopPicture } from '../../src/app/head/shared-picture.ts'

/** The drawings that pages share as their picture, and that of all other pages. */
export function pictureUrls(): Set<string> {
  return new Set([
    shopPicture,
    ...[...products, ...categories].map(({ imageUrl }) => imageUrl),
    ...[...blogs, ...news].map(({ cover }) => pictureUrl(cover)),
    ...banners.map(({ desktop }) => pictureUrl(desktop)),
  ])
}
