import type {
  articleCategories,
  articleProducts,
  articles,
  banners,
  branches,
  clients,
  pages,
} from '../db/schema/content.ts'
import { inBoth } from '../shop/common/language.ts'
import { sanitiseBoth } from '../shop/common/sanitise-html.ts'
import type { Article, Banner, Branch, Client, Page } from '../import/shop.ts'

type Kind = 'blog' | 'news'

export function articleRow(kind: Kind, article: Article): typeof articles.$inferInsert {
  const { id, title, excerpt, contentHtml, cover, publishedAt, viewCount, shareCount, isPublished } = article
  return {
    kind,
    id,
    ...inBoth('title', title),
    ...inBoth('excerpt', excerpt),
    ...inBoth('content', sanitiseBoth(contentHtml)),
    coverUrl: cover.url,
    ...inBoth('coverAlt', cover.alt),
    publishedAt,
    changedAt: publishedAt,
    isPublished,
    viewCount,
    shareCount,
  }
}

export const articleProductRows =
  (kind: Kind) =>
  ({ id, productIds }: Article): (typeof articleProducts.$inferInsert)[] =>
    productIds.map((productId, index) => ({ kind, articleId: id, position: index + 1, productId }))

export const articleCategoryRows =
  (kind: Kind) =>
  ({ id, categoryIds }: Article): (typeof articleCategories.$inferInsert)[] =>
    categoryIds.map((categoryId, index) => ({ kind, articleId: id, position: index + 1, categoryId }))

export function bannerRow(banner: Banner, index: number): typeof banners.$inferInsert {
  const { id, title, imageUrl, imageMobileUrl, alt, link, contentHtml } = banner
  return {
    id,
    position: index + 1,
    ...inBoth('title', title),
    imageUrl,
    imageMobileUrl,
    ...inBoth('alt', alt),
    link,
    ...inBoth('content', sanitiseBoth(contentHtml)),
  }
}

export function pageRow({ slug, version, effectiveAt, title, contentHtml }: Page): typeof pages.$inferInsert {
  return {
    slug,
    version,
    effectiveAt,
    ...inBoth('title', title),
    ...inBoth('content', sanitiseBoth(contentHtml)),
  }
}

export function branchRow(branch: Branch, index: number): typeof branches.$inferInsert {
  const { id, name, district, address, phone, hours, pickUpHours, lat, lng } = branch
  return {
    id,
    position: index + 1,
    ...inBoth('name', name),
    ...inBoth('district', district),
    ...inBoth('address', address),
    phone,
    ...inBoth('hours', hours),
    pickUpHours,
    lat,
    lng,
  }
}

export function clientRow(client: Client, index: number): typeof clients.$inferInsert {
  const { id, name, job, picture, productId } = client
  return {
    id,
    position: index + 1,
    ...inBoth('name', name),
    ...inBoth('job', job),
    imageUrl: picture.url,
    ...inBoth('imageAlt', picture.alt),
    productId,
  }
}
