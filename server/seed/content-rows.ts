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
import { articleMentions } from '../../sample-shop/content/article-mentions.ts'
import type { Article, Banner, Branch, Client, Page, Picture } from '../../sample-shop/content/types.ts'

export const pictureUrl = ({ drawing, colors }: Picture): string => {
  const hexes = colors.map((color) => color.replace('#', '').toLowerCase())
  return `/media/drawings/${[drawing, ...(hexes.length > 0 ? [hexes.join('-')] : [])].join('/')}.svg`
}

export function articleRow(kind: 'blog' | 'news', article: Article): typeof articles.$inferInsert {
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
    coverUrl: pictureUrl(cover),
    coverAltTh: cover.alt.th,
    coverAltEn: cover.alt.en,
    publishedAt: new Date(publishedAt),
    changedAt: new Date(publishedAt),
    isPublished,
    viewCount,
    shareCount,
  }
}

type Kind = 'blog' | 'news'
type Ids = ReadonlyMap<string, string>

export const articleProductRows =
  (kind: Kind, productIds: Ids) =>
  ({ id }: Article): (typeof articleProducts.$inferInsert)[] =>
    inOrder(articleMentions[id]?.products, productIds).map((one) => ({
      kind,
      articleId: id,
      position: one.position,
      productId: one.id,
    }))

export const articleCategoryRows =
  (kind: Kind, categoryIds: Ids) =>
  ({ id }: Article): (typeof articleCategories.$inferInsert)[] =>
    inOrder(articleMentions[id]?.categories, categoryIds).map((one) => ({
      kind,
      articleId: id,
      position: one.position,
      categoryId: one.id,
    }))

function inOrder(names: readonly string[] = [], ids: Ids): { id: string; position: number }[] {
  return names.map((name, index) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`An article speaks of ${name}, which the shop does not have`)
    return { id, position: index + 1 }
  })
}

export function bannerRow(banner: Banner, index: number): typeof banners.$inferInsert {
  const { id, title, desktop, mobile, alt, link, contentHtml } = banner
  return {
    id,
    position: index + 1,
    titleTh: title.th,
    titleEn: title.en,
    imageUrl: pictureUrl(desktop),
    imageMobileUrl: pictureUrl(mobile),
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
    effectiveAt: new Date(effectiveAt),
    titleTh: title.th,
    titleEn: title.en,
    contentTh: sanitiseHtml(contentHtml.th),
    contentEn: sanitiseHtml(contentHtml.en),
  }
}

export function branchRow(branch: Branch, index: number): typeof branches.$inferInsert {
  const { id, name, address, phone, hours, lat, lng } = branch
  return {
    id,
    position: index + 1,
    nameTh: name.th,
    nameEn: name.en,
    addressTh: address.th,
    addressEn: address.en,
    phone,
    hoursTh: hours.th,
    hoursEn: hours.en,
    lat,
    lng,
  }
}

export function clientRow({ id, name }: Client, index: number): typeof clients.$inferInsert {
  return {
    id,
    position: index + 1,
    nameTh: name.th,
    nameEn: name.en,
    logoUrl: `/media/client-logos/${id}.svg`,
  }
}
