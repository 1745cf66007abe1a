import type {
  articleCategories,
  articleProducts,
  articles,
  banners,
  branches,
  clients,
  pages,
} from '../db/schema/content.ts'
import { sanitiseHtml } from '../shop/common/sanitise-html.ts'
import type { Article, Banner, Branch, Client, Page } from '../import/shop.ts'

type Kind = 'blog' | 'news'

export function articleRow(kind: Kind, article: Article): typeof articles.$inferInsert {
  const { id, title, excerpt, contentHtml, cover, publishedAt, viewCount, shareCount, isPublished } = article
  return {
    kind,
    id,
    titleTh: title.th,
    titleEn: title.en,
    excerptTh: excerpt.th,
    excerptEn: excerpt.en,
    contentTh: sanitiseHtml(contentHtml.th),
    contentEn: sanitiseHtml(contentHtml.en),
    coverUrl: cover.url,
    coverAltTh: cover.alt.th,
    coverAltEn: cover.alt.en,
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
    titleTh: title.th,
    titleEn: title.en,
    imageUrl,
    imageMobileUrl,
    altTh: alt.th,
    altEn: alt.en,
    link,
    contentTh: sanitiseHtml(contentHtml.th),
    contentEn: sanitiseHtml(contentHtml.en),
  }
}

export function pageRow({ slug, version, effectiveAt, title, contentHtml }: Page): typeof pages.$inferInsert {
  return {
    slug,
    version,
    effectiveAt,
    titleTh: title.th,
    titleEn: title.en,
    contentTh: sanitiseHtml(contentHtml.th),
    contentEn: sanitiseHtml(contentHtml.en),
  }
}

export function branchRow(branch: Branch, index: number): typeof branches.$inferInsert {
  const { id, name, district, address, phone, hours, pickUpHours, lat, lng } = branch
  return {
    id,
    position: index + 1,
    nameTh: name.th,
    nameEn: name.en,
    districtTh: district.th,
    districtEn: district.en,
    addressTh: address.th,
    addressEn: address.en,
    phone,
    hoursTh: hours.th,
    hoursEn: hours.en,
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
    nameTh: name.th,
    nameEn: name.en,
    jobTh: job.th,
    jobEn: job.en,
    imageUrl: picture.url,
    imageAltTh: picture.alt.th,
    imageAltEn: picture.alt.en,
    productId,
  }
}
