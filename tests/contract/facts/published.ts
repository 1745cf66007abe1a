import { sampleShop } from '../../../server/import/sample-shop.ts'
import type { Product, Variant } from '../../../server/import/shop.ts'

const { blogs, news, banners, pages, products, materials } = sampleShop()

type Bilingual = Readonly<Record<'th' | 'en', string>>

/** The text of a banner, an article or a page. */
export interface Published {
  readonly id: string
  readonly html: Bilingual
  /** Title, summary and content as a reader sees them. */
  readonly words: Bilingual
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')

function published(id: string, contentHtml: Bilingual, texts: readonly Bilingual[]): Published {
  const inLanguage = (language: 'th' | 'en') =>
    wordsOf([...texts.map((text) => text[language]), contentHtml[language]].join(' '))
  return { id, html: contentHtml, words: { th: inLanguage('th'), en: inLanguage('en') } }
}

export const everythingPublished: readonly Published[] = [
  ...banners.map(({ id, title, contentHtml }) => published(id, contentHtml, [title])),
  ...[...blogs, ...news].map(({ id, title, excerpt, contentHtml }) =>
    published(id, contentHtml, [title, excerpt]),
  ),
  ...pages.map(({ slug, title, contentHtml }) => published(slug, contentHtml, [title])),
]

/** The product that a claim is about. */
export function productWithCode(code: string): Product {
  const found = products.find((product) => product.code === code)
  if (!found?.isForSale) throw new Error(`The shop does not sell ${code}`)
  return found
}

/** The only variant, or the first, with these measures; a claim about one that is not sold fails. */
export function variant(code: string, wanted: Partial<Variant['dimensions']>, color?: string): Variant {
  const isWanted = ({ dimensions, color: { name } }: Variant) =>
    Object.entries(wanted).every(([key, value]) => dimensions[key as keyof typeof dimensions] === value) &&
    (color === undefined || name.en === color)
  const found = productWithCode(code).variants.find(isWanted)
  if (!found) throw new Error(`${code} is not sold in ${JSON.stringify(wanted)} ${color ?? ''}`)
  return found
}

/** What the shop says of a material: its density, how long it lasts outdoors. */
export function materialFact(id: string, name: string): string {
  const fact = materials.find((one) => one.id === id)?.facts.find((one) => one.name.en === name)
  if (!fact) throw new Error(`Nothing is said of ${id}: ${name}`)
  return fact.value.en
}

export const kilograms = (grams: number): string => (grams / 1000).toFixed(2)
export const colorsOf = ({ setColors, variants }: Product): string[] => [
  ...new Set(
    (setColors.length > 0 ? setColors : variants.map(({ color }) => color)).map(({ name }) => name.en),
  ),
]
export const thicknessesOf = ({ variants }: Product): number[] =>
  [...new Set(variants.map(({ dimensions }) => dimensions.thickness ?? 0))].toSorted((a, b) => a - b)
