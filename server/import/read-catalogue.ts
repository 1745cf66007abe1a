import { readTiers } from '../../machines/quantity-prices.ts'
import { checkReferences } from './catalogue-references.ts'
import {
  categoryIdOf,
  fileOf,
  parentOf,
  productIdOf,
  readCatalogueSheets,
  variantIdOf,
  type CatalogueRows,
  type RowOf,
} from './catalogue-sheets.ts'
import type { Faults } from './faults.ts'
import type { Catalogue, Category, Material, Product, ProductImage } from './shop.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

export function readCatalogue(textOf: (file: string) => string, faults: Faults): Catalogue {
  const rows = readCatalogueSheets(textOf, faults)
  // What refers to a row that could not be read is no fault of its own.
  faults.throwIfAny()
  checkReferences(rows, faults)
  return {
    categories: categoriesOf(rows.categories),
    materials: materialsOf(rows.materials, rows['material-facts']),
    products: productsOf(rows, faults),
  }
}

function categoriesOf(rows: RowOf<'categories'>[]): Category[] {
  const siblings = new Map<string, number>()
  return rows.map((row): Category => {
    const parent = parentOf(row.category)
    const position = (siblings.get(parent) ?? 0) + 1
    siblings.set(parent, position)
    return {
      id: categoryIdOf(row.category),
      path: row.category,
      ...(parent === '' ? {} : { parentId: categoryIdOf(parent) }),
      name: { th: row.name_th, en: row.name_en },
      imageUrl: row.picture,
      position,
    }
  })
}

function materialsOf(rows: RowOf<'materials'>[], facts: RowOf<'material-facts'>[]): Material[] {
  const factsOf = grouped(facts, ({ material }) => material)
  return rows.map((row) => ({
    id: row.material,
    name: { th: row.name_th, en: row.name_en },
    facts: factsOf(row.material).map((fact) => ({
      name: { th: fact.name_th, en: fact.name_en },
      value: { th: fact.value_th, en: fact.value_en },
    })),
  }))
}

function productsOf(rows: CatalogueRows, faults: Faults): Product[] {
  // As references are checked: sheets may write a code in different cases.
  const idOf = ({ code }: { code: string }) => productIdOf(code)
  const textsOf = grouped(rows['product-texts'], idOf)
  const variantsOf = grouped(rows.variants, idOf)
  const picturesOf = grouped(rows.pictures, idOf)
  const setColorsOf = grouped(rows['set-colors'], idOf)
  return rows.products.flatMap((row): Product[] => {
    const { code, line } = row
    const place = { file: fileOf('products'), line, column: 'code' }
    const id = productIdOf(code)
    const [texts] = textsOf(id)
    const [face, ...others] = picturesOf(id).map(imageOf)
    const variants = variantsOf(id)
    if (!face) faults.add(place, `"${code}" has no row in ${fileOf('pictures')}`)
    if (variants.length === 0) faults.add(place, `"${code}" has no row in ${fileOf('variants')}`)
    if (!texts || !face) return []
    return [
      {
        id,
        code,
        categoryPath: row.category,
        ...(row.material !== undefined && { materialId: row.material }),
        name: { th: texts.name_th, en: texts.name_en },
        unit: { th: texts.unit_th, en: texts.unit_en },
        descriptionHtml: {
          th: unbrokenMeasures(texts.description_th),
          en: unbrokenMeasures(texts.description_en),
        },
        ...(row.size_guide !== undefined && { sizeGuide: row.size_guide }),
        isForSale: row.for_sale,
        isRecommended: row.recommended,
        isCuttable: row.cuttable,
        createdAt: row.created,
        setColors: setColorsOf(id).map(colorOf),
        images: [face, ...others],
        similarIds: row.similar.map(productIdOf),
        companionIds: row.used_with.map(productIdOf),
        variants: variants.map((variant) => variantOf(variant, faults)),
      },
    ]
  })
}

const colorOf = (row: RowOf<'set-colors'>) => ({
  hex: row.color,
  name: { th: row.color_th, en: row.color_en },
})

function variantOf(row: RowOf<'variants'>, faults: Faults): Product['variants'][number] {
  const { line, price, special_price: specialPrice, thickness_mm: thickness } = row
  const tiers = readTiers(row.price_tiers ?? '')
  if (specialPrice !== undefined && specialPrice >= price)
    faults.add(
      { file: fileOf('variants'), line, column: 'special_price' },
      `${specialPrice} is not below the price`,
    )
  return {
    id: variantIdOf(row.code, row.variant),
    color: colorOf(row),
    label: { th: row.size_th, en: row.size_en },
    dimensions: { width: row.width_mm, length: row.length_mm, ...(thickness !== undefined && { thickness }) },
    price,
    ...(specialPrice !== undefined && { specialPrice }),
    ...(tiers && { priceTiers: tiers }),
    weightGrams: row.weight_g,
    stock: row.stock,
  }
}

function imageOf(row: RowOf<'pictures'>): ProductImage {
  return {
    url: row.picture,
    alt: { th: row.alt_th, en: row.alt_en },
    width: row.width,
    height: row.height,
    ...(row.variant !== undefined && { variantId: variantIdOf(row.code, row.variant) }),
    ...(row.goods_box !== undefined && { goodsBox: row.goods_box }),
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): (key: string) => Item[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return (key) => groups.get(key) ?? []
}
