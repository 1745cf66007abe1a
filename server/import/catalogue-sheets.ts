import * as v from 'valibot'
import type { Faults } from './faults.ts'
import * as cell from './sheet.ts'
import { readSheet, type Row } from './sheet.ts'

const pixels = v.pipe(cell.whole, v.minValue(1, 'is no size of a picture'))
const goodsBox = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}( \d{1,3}){3}$/, 'is no box such as 19 3 82 88, in percent: left, top, right, bottom'),
  v.transform((box) => box.split(' ').map(Number)),
)

/** The sheets of a catalogue and their columns; they refer to each other by paths of categories and codes of products. */
export const sheets = {
  // As it stands in addresses; with `c-` before it, it is the category's id.
  categories: { category: cell.path, name_th: cell.text, name_en: cell.text, picture: cell.text },
  materials: { material: cell.name, name_th: cell.text, name_en: cell.text },
  'material-facts': {
    material: cell.text,
    name_th: cell.text,
    name_en: cell.text,
    value_th: cell.text,
    value_en: cell.text,
  },
  products: {
    code: cell.code,
    category: cell.text,
    material: cell.maybe(cell.text),
    size_guide: cell.maybe(cell.text),
    for_sale: cell.yesOrNo,
    recommended: cell.yesOrNo,
    cuttable: cell.yesOrNo,
    created: cell.moment,
    used_with: cell.distinctWords,
    similar: cell.distinctWords,
  },
  'product-texts': {
    code: cell.text,
    name_th: cell.text,
    name_en: cell.text,
    unit_th: cell.text,
    unit_en: cell.text,
    description_th: cell.text,
    description_en: cell.text,
  },
  variants: {
    code: cell.text,
    variant: cell.name,
    color: cell.hex,
    color_th: cell.text,
    color_en: cell.text,
    size_th: cell.text,
    size_en: cell.text,
    width_mm: cell.measure,
    length_mm: cell.measure,
    thickness_mm: cell.maybe(cell.measure),
    weight_g: cell.whole,
    price: cell.baht,
    special_price: cell.maybe(cell.baht),
    price_tiers: cell.maybe(cell.priceTiers),
    stock: cell.whole,
  },
  pictures: {
    code: cell.text,
    picture: cell.text,
    alt_th: cell.text,
    alt_en: cell.text,
    width: pixels,
    height: pixels,
    variant: cell.maybe(cell.text),
    goods_box: cell.maybe(goodsBox),
  },
  'set-colors': { code: cell.text, color: cell.hex, color_th: cell.text, color_en: cell.text },
}
type Sheets = typeof sheets
export type SheetName = keyof Sheets
export type RowOf<Name extends SheetName> = Row<Sheets[Name]>

export type CatalogueRows = { [Name in SheetName]: RowOf<Name>[] }

export const categoryIdOf = (path: string): string => `c-${path.replaceAll('.', '-')}`
export const productIdOf = (code: string): string => `p-${code.toLowerCase()}`
export const variantIdOf = (code: string, variant: string): string => `${productIdOf(code)}-${variant}`

export const fileOf = (sheet: SheetName): string => `catalogue/${sheet}.csv`
export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

export function readCatalogueSheets(textOf: (file: string) => string, faults: Faults): CatalogueRows {
  const read = <Columns extends v.ObjectEntries>(sheet: SheetName, columns: Columns) =>
    readSheet({ file: fileOf(sheet), text: textOf(fileOf(sheet)), columns }, faults)
  return {
    categories: read('categories', sheets.categories),
    materials: read('materials', sheets.materials),
    'material-facts': read('material-facts', sheets['material-facts']),
    products: read('products', sheets.products),
    'product-texts': read('product-texts', sheets['product-texts']),
    variants: read('variants', sheets.variants),
    pictures: read('pictures', sheets.pictures),
    'set-colors': read('set-colors', sheets['set-colors']),
  }
}
