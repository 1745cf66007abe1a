import type { GoodsBox } from '../drawings/goods-box.ts'
export interface Text {
  readonly th: string
  readonly en: string
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

export interface Color {
  readonly name: Text
  /** `#` and six lower-case digits. */
  readonly hex: string
}

/** All in millimetres. A rod's or tube's width is its outer diameter, a tube's thickness its wall. */
export interface Dimensions {
  readonly width: number
  readonly length: number
  readonly thickness?: number
  readonly unit: 'mm'
}

export interface Variant {
  readonly id: string
  readonly color: Color
  readonly imageUrl: string
  readonly label: Text
  readonly dimensions: Dimensions
  /** Baht. */
  readonly price: number
  readonly specialPrice?: number
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
  /** Where the products stand in the picture, when they can be measured there. */
  readonly goodsBox?: GoodsBox
}

export interface MaterialFact {
  readonly name: Text
  readonly value: Text
}

export interface MaterialRecord {
  readonly id: string
  readonly name: Text
  readonly facts: readonly MaterialFact[]
}

export type Shape = 'sheet' | 'roll' | 'rod' | 'tube' | 'piece'
export type SizeGuide = 'sheet' | 'roll' | 'rod' | 'tube' | 'box' | 'bag' | 'stand' | 'letter' | 'profile'

export interface Product {
  readonly id: string
  readonly code: string
  readonly categoryPath: string
  readonly name: Text
  readonly descriptionHtml: Text
  readonly unit: Text
  readonly shape: Shape
  /** Grams per cubic centimetre, where weight follows from it. */
  readonly density?: number
  readonly isForSale: boolean
  readonly isRecommended: boolean
  /** What a set holds; its variants have the colour "assorted". */
  readonly setColors?: readonly Color[]
  readonly imageUrl: string
  readonly imageAlt: Text
  readonly images: readonly ProductImage[]
  readonly sizeGuide?: SizeGuide
  readonly similarIds: readonly string[]
  /** What is used together with it, the nearest first. */
  readonly goesWithIds: readonly string[]
  readonly materialId?: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly variants: readonly Variant[]
}
