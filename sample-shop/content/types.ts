/** The same words in both languages of the shop. */
export interface Bilingual {
  readonly th: string
  readonly en: string
}

/** A drawing by name, and the colours it is drawn in: the first is `--c` (and `--c1`), the second `--c2`, and so on. */
export interface Picture {
  readonly drawing: string
  readonly colors: readonly string[]
}

export interface Cover extends Picture {
  readonly alt: Bilingual
}

/** A blog or a news item. */
export interface Article {
  readonly id: string
  readonly title: Bilingual
  readonly excerpt: Bilingual
  readonly contentHtml: Bilingual
  readonly cover: Cover
  /** ISO 8601, UTC. */
  readonly publishedAt: string
  readonly viewCount: number
  readonly shareCount: number
  readonly isPublished: boolean
}

export interface Banner {
  readonly id: string
  readonly title: Bilingual
  readonly desktop: Picture
  readonly mobile: Picture
  readonly alt: Bilingual
  readonly link?: string
  readonly contentHtml: Bilingual
}

export interface Page {
  readonly slug: 'privacy-policy' | 'terms' | 'about' | 'contact'
  readonly title: Bilingual
  readonly version: string
  /** ISO 8601, UTC. */
  readonly effectiveAt: string
  readonly contentHtml: Bilingual
}

export interface Branch {
  readonly id: string
  readonly name: Bilingual
  readonly address: Bilingual
  readonly phone: string
  readonly hours: Bilingual
  readonly lat: number
  readonly lng: number
}

export interface Client {
  readonly id: string
  readonly name: Bilingual
  readonly kind: 'signShop' | 'printer' | 'hospital' | 'school' | 'exhibitionBuilder' | 'factory' | 'retailer'
}
