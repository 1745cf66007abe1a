import { goodsBoxOf } from '../drawings/goods-box.ts'
import { describeHtml } from './describe.ts'
import { imageUrl } from './image-url.ts'
import { materialId } from './material-records.ts'
import { materials } from './materials.ts'
import { palette } from './palette.ts'
import type { ColorName } from './palette.ts'
import { priceOf, roundPrice } from './price.ts'
import { labelOf, sizeKey } from './size-label.ts'
import type { Shelf, Size, Specification } from './specification.ts'
import { createdAt, stockOf } from './seeded-values.ts'
import type { Color, Product, ProductImage, SizeGuide, Variant } from './types.ts'
import { units } from './units.ts'
import { weighGrams } from './weigh.ts'

const idOf = (code: string): string => `p-${code.toLowerCase()}`

const wordOf = (color: ColorName): string => color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const covers = <T>(list: readonly T[] | undefined, item: T): boolean =>
  list === undefined || list.includes(item)

/** The colour as the shopper sees and reads it. */
function colorOf(spec: Specification, color: ColorName): Color {
  return palette[spec.setOf ? 'assorted' : (spec.colorsAs?.[color] ?? color)]
}

/** The drawing of one colour; a set is drawn in all colours it holds. */
const drawingOf = (spec: Specification, color: ColorName): string => spec.drawings?.[color] ?? spec.drawing

function pictureOf(spec: Specification, color: ColorName): string {
  const shown = spec.setOf ? spec.setOf.map((name) => palette[name]) : [colorOf(spec, color)]
  const hexes = shown.map(({ hex }) => hex)
  return imageUrl(drawingOf(spec, color), [...hexes, ...(spec.drawnWith ?? [])])
}

function variantOf(spec: Specification, color: ColorName, size: Size, place: number): Variant {
  const id = `${idOf(spec.code)}-${wordOf(color)}-${sizeKey(size)}`
  const weightGrams = weighGrams(spec, size)
  const price = priceOf(spec, size, weightGrams, color)
  const { special, soldOut } = spec
  const isSpecial = special && covers(special.sizes, place) && covers(special.colors, color)
  const isGone =
    soldOut === true || (soldOut && covers(soldOut.sizes, place) && covers(soldOut.colors, color))
  return {
    id,
    color: colorOf(spec, color),
    imageUrl: pictureOf(spec, color),
    label: labelOf(spec.shape, size),
    dimensions: {
      width: size.width,
      length: size.length,
      ...(size.thickness === undefined ? {} : { thickness: size.thickness }),
      unit: 'mm',
    },
    price,
    ...(isSpecial ? { specialPrice: roundPrice(price * (1 - special.percentOff / 100)) } : {}),
    weightGrams,
    stock: isGone ? 0 : stockOf(id, price),
  }
}

function variantsOf(spec: Specification): Variant[] {
  return spec.colors.flatMap((color) =>
    spec.sizes.flatMap((size, place) =>
      covers(spec.onlySizes?.[color], place) ? [variantOf(spec, color, size, place)] : [],
    ),
  )
}

function imagesOf(spec: Specification, variants: readonly Variant[]): ProductImage[] {
  const square = { width: 800, height: 800 }
  const shown = spec.colors.flatMap((name): ProductImage[] => {
    const { hex, name: word } = colorOf(spec, name)
    const first = variants.find((variant) => variant.color.hex === hex)
    if (!first) return []
    const count = spec.setOf?.length
    const alt = count
      ? { th: `${spec.name.th} ${count} สี`, en: `${spec.name.en}, ${count} colours` }
      : { th: `${spec.name.th} สี${word.th}`, en: `${spec.name.en}, ${word.en.toLowerCase()}` }
    const goodsBox = goodsBoxOf(drawingOf(spec, name))
    return [{ url: first.imageUrl, alt, ...square, variantId: first.id, ...(goodsBox && { goodsBox }) }]
  })
  if (spec.colors.length < 6) return shown
  const fan = spec.colors.map((name) => colorOf(spec, name).hex)
  const alt = {
    th: `แถบสี ${fan.length} สีของ${spec.name.th}`,
    en: `${spec.name.en} in its ${fan.length} colours`,
  }
  return [...shown, { url: imageUrl('swatch-fan', fan), alt, ...square }]
}

const guideOf = (spec: Specification): SizeGuide | undefined =>
  spec.guide ?? (spec.shape === 'piece' ? undefined : spec.shape)

function productOf(path: string, spec: Specification): Product {
  const variants = variantsOf(spec)
  const images = imagesOf(spec, variants)
  const [front] = images
  if (!front) throw new Error(`${spec.code} has no variant`)
  const density =
    spec.material && spec.sizes.every((size) => !size.gsm && !size.grams)
      ? materials[spec.material].density
      : undefined
  const guide = guideOf(spec)
  return {
    id: idOf(spec.code),
    code: spec.code,
    categoryPath: path,
    name: spec.name,
    descriptionHtml: describeHtml(spec, variants),
    unit: units[spec.unit],
    shape: spec.shape,
    ...(density === undefined ? {} : { density }),
    isForSale: !spec.cancelled,
    isRecommended: spec.recommended ?? false,
    ...(spec.setOf ? { setColors: spec.setOf.map((name) => palette[name]) } : {}),
    imageUrl: front.url,
    imageAlt: front.alt,
    images,
    ...(guide ? { sizeGuide: guide } : {}),
    similarIds: [],
    goesWithIds: (spec.goesWith ?? []).map(idOf),
    ...(spec.material && { materialId: materialId(spec.material) }),
    createdAt: createdAt(spec.code),
    variants,
  }
}

/** The nearest of the same material, then of the same category, then of its sibling categories. */
function similarTo(product: Product, all: readonly Product[]): string[] {
  const parent = product.categoryPath.split('.').slice(0, -1).join('.')
  const place = all.indexOf(product)
  const byDistance = all
    .filter((other) => other !== product && other.isForSale && other.categoryPath.startsWith(parent))
    .map((other) => ({
      other,
      distance:
        Math.abs(all.indexOf(other) - place) +
        (other.categoryPath === product.categoryPath ? 0 : 100) +
        (other.materialId === product.materialId ? 0 : 200),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other.id)
  return byDistance.filter((id) => !product.goesWithIds.includes(id)).slice(0, 6)
}

export function expandShelves(shelves: readonly Shelf[]): Product[] {
  const all = shelves.flatMap((shelf) => shelf.products.map((spec) => productOf(shelf.path, spec)))
  return all.map((product) => ({ ...product, similarIds: similarTo(product, all) }))
}
