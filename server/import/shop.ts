import type { TierRule } from '../../machines/quantity-prices.ts'

/** What a shop's files say, as they are read; each text in both languages. */
export interface Shop extends Catalogue, Content {}

export interface Text {
  readonly th: string
  readonly en: string
}

export interface Catalogue {
  /** Parents before their children, siblings in display order. */
  readonly categories: readonly Category[]
  readonly materials: readonly Material[]
  readonly products: readonly Product[]
}

export interface Category {
  readonly id: string
  /** Words joined by dots: `sign-materials.acrylic.cast`. */
  readonly path: string
  readonly parentId?: string
  readonly name: Text
  readonly imageUrl: string
  /** The position among its siblings, from 1. */
  readonly position: number
}

export interface Material {
  readonly id: string
  readonly name: Text
  readonly facts: readonly { readonly name: Text; readonly value: Text }[]
}

export interface Product {
  readonly id: string
  readonly code: string
  readonly categoryPath: string
  readonly materialId?: string
  readonly name: Text
  readonly descriptionHtml: Text
  readonly unit: Text
  readonly sizeGuide?: string
  readonly isForSale: boolean
  readonly isRecommended: boolean
  /** Whether the shop cuts its sheets to size. */
  readonly isCuttable: boolean
  readonly createdAt: Date
  /** What a set holds; its variants have one colour for all of them. */
  readonly setColors: readonly Color[]
  /** The first is its face in lists. */
  readonly images: readonly [ProductImage, ...ProductImage[]]
  readonly similarIds: readonly string[]
  /** What is used together with it, the nearest first. */
  readonly companionIds: readonly string[]
  readonly variants: readonly Variant[]
}

export interface Color {
  readonly name: Text
  /** `#` and six lower-case digits. */
  readonly hex: string
}

export interface Variant {
  readonly id: string
  readonly color: Color
  readonly label: Text
  /** All in millimetres. A rod's or tube's width is its outer diameter, a tube's thickness its wall. */
  readonly dimensions: { readonly width: number; readonly length: number; readonly thickness?: number }
  /** Baht. */
  readonly price: number
  readonly specialPrice?: number
  readonly priceTiers?: readonly TierRule[]
  readonly weightGrams: number
  readonly stock: number
}

export interface ProductImage {
  readonly url: string
  readonly alt: Text
  readonly width: number
  readonly height: number
  /** The first variant of the colour that is shown. */
  readonly variantId?: string
  /** Where the products stand in the picture, in percent, when they can be measured there: left, top, right, bottom. */
  readonly goodsBox?: readonly number[]
}

export interface Content {
  /** The newest first. */
  readonly blogs: readonly Article[]
  readonly news: readonly Article[]
  readonly banners: readonly Banner[]
  readonly pages: readonly Page[]
  readonly branches: readonly Branch[]
  readonly clients: readonly Client[]
}

export interface Article {
  readonly id: string
  readonly title: Text
  readonly excerpt: Text
  readonly contentHtml: Text
  readonly cover: { readonly url: string; readonly alt: Text }
  readonly publishedAt: Date
  readonly viewCount: number
  readonly shareCount: number
  readonly isPublished: boolean
  /** The products and categories that it speaks of, by id. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

export interface Banner {
  readonly id: string
  readonly title: Text
  readonly imageUrl: string
  readonly imageMobileUrl: string
  readonly alt: Text
  readonly link?: string
  readonly contentHtml: Text
}

/** The pages whose addresses the app knows. */
export const pageSlugs = ['about', 'contact', 'privacy-policy', 'terms'] as const

export interface Page {
  readonly slug: (typeof pageSlugs)[number]
  readonly title: Text
  readonly version: string
  readonly effectiveAt: Date
  readonly contentHtml: Text
}

/** A branch is open on these days, from one time of the day to another; Sunday is 0. */
export interface OpenHours {
  readonly days: readonly number[]
  /** `08:00`, by the clock of Bangkok. */
  readonly from: string
  readonly to: string
}

export interface Branch {
  readonly id: string
  readonly name: Text
  readonly district: Text
  readonly address: Text
  readonly phone: string
  readonly hours: Text
  /** When it hands over orders; absent where it does not. */
  readonly pickUpHours?: readonly OpenHours[]
  readonly lat: number
  readonly lng: number
}

export interface Client {
  readonly id: string
  readonly name: Text
  /** What the customer made of the goods. */
  readonly job: Text
  readonly picture: { readonly url: string; readonly alt: Text }
  readonly productId: string
}
