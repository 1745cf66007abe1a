import * as v from 'valibot'
import type { Faults } from './faults.ts'
import * as cell from './sheet.ts'
import { readSheet, type Row } from './sheet.ts'

const goodsBox = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}( \d{1,3}){3}$/, 'is no box such as 19 3 82 88, in percent: left, top, right, bottom'),
  v.transform((box) => box.split(' ').map(Number)),
)

/** The sheets of a catalogue and their columns; they refer to each other by paths of categories and codes of products. */
const sheets = {
  categories: { category: cell.text, name_th: cell.text, name_en: cell.text, picture: cell.text },
  materials: { material: cell.name, name_th: cell.text, name_en: cell.text },
  'material-facts': {
    material: cell.text,
    name_th: cell.text,
    name_en: cell.text,
    value_th: cell.text,
    value_en: cell.text,
  },
  products: {
    code: cell.name,
    category: cell.text,
    material: cell.maybe(cell.text),
    size_guide: cell.maybe(cell.text),
    for_sale: cell.yesOrNo,
    recommended: cell.yesOrNo,
    created: cell.moment,
    used_with: cell.words,
    similar: cell.words,
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
    stock: cell.whole,
  },
  pictures: {
    code: cell.text,
    picture: cell.text,
    alt_th: cell.text,
    alt_en: cell.text,
    width: cell.whole,
    height: cell.whole,
    variant: cell.maybe(cell.text),
    goods_box: cell.maybe(goodsBox),
  },
  'set-colors': { code: cell.text, color: cell.hex, color_th: cell.text, color_en: cell.text },
}
type Sheets = typeof sheets
type SheetName = keyof Sheets
export type RowOf<Name extends SheetName> = Row<Sheets[Name]>

export type CatalogueRows = { [Name in SheetName]: RowOf<Name>[] }

export const fileOf = (sheet: SheetName) => `catalogue/${sheet}.csv`
export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

/** Reads all sheets. Faults of cells are thrown before faults of references. */
export function readCatalogueSheets(textOf: (file: string) => string, faults: Faults): CatalogueRows {
  const read = <Columns extends v.ObjectEntries>(sheet: SheetName, columns: Columns) =>
    readSheet({ file: fileOf(sheet), text: textOf(fileOf(sheet)), columns }, faults)
  const rows = {
    categories: read('categories', sheets.categories),
    materials: read('materials', sheets.materials),
    'material-facts': read('material-facts', sheets['material-facts']),
    products: read('products', sheets.products),
    'product-texts': read('product-texts', sheets['product-texts']),
    variants: read('variants', sheets.variants),
    pictures: read('pictures', sheets.pictures),
    'set-colors': read('set-colors', sheets['set-colors']),
  }
  // What refers to a row that could not be read is no fault of its own.
  faults.throwIfAny()
  checkReferences(rows, faults)
  return rows
}

function checkReferences(rows: CatalogueRows, faults: Faults): void {
  const known = (sheet: SheetName, column: string, keys: [key: string, line: number][]): Set<string> => {
    const found = new Set<string>()
    for (const [key, line] of keys) {
      if (found.has(key)) faults.add({ file: fileOf(sheet), line, column }, `"${key}" stands there twice`)
      found.add(key)
    }
    return found
  }
  const refer = (
    sheet: SheetName,
    column: string,
    line: number,
    key: string,
    keys: Set<string>,
    of: SheetName,
  ) => {
    if (!keys.has(key)) faults.add({ file: fileOf(sheet), line, column }, `"${key}" is not in ${fileOf(of)}`)
  }
  const paths = new Set<string>()
  for (const { category, line } of rows.categories) {
    const parent = parentOf(category)
    if (parent !== '' && !paths.has(parent))
      faults.add(
        { file: fileOf('categories'), line, column: 'category' },
        `"${parent}" does not stand above it`,
      )
    if (paths.has(category))
      faults.add({ file: fileOf('categories'), line, column: 'category' }, `"${category}" stands there twice`)
    paths.add(category)
  }
  const materials = known(
    'materials',
    'material',
    rows.materials.map(({ material, line }) => [material, line]),
  )
  const codes = known(
    'products',
    'code',
    rows.products.map(({ code, line }) => [code, line]),
  )
  const texts = known(
    'product-texts',
    'code',
    rows['product-texts'].map(({ code, line }) => [code, line]),
  )
  const variants = known(
    'variants',
    'variant',
    rows.variants.map((row) => [`${row.code} ${row.variant}`, row.line]),
  )
  for (const { line, code, category, material, used_with, similar } of rows.products) {
    refer('products', 'category', line, category, paths, 'categories')
    if (material !== undefined) refer('products', 'material', line, material, materials, 'materials')
    for (const other of used_with) refer('products', 'used_with', line, other, codes, 'products')
    for (const other of similar) refer('products', 'similar', line, other, codes, 'products')
    refer('products', 'code', line, code, texts, 'product-texts')
  }
  for (const { line, material } of rows['material-facts'])
    refer('material-facts', 'material', line, material, materials, 'materials')
  for (const sheet of ['product-texts', 'variants', 'pictures', 'set-colors'] as const)
    for (const { line, code } of rows[sheet]) refer(sheet, 'code', line, code, codes, 'products')
  for (const { line, code, variant } of rows.pictures)
    if (variant !== undefined) refer('pictures', 'variant', line, `${code} ${variant}`, variants, 'variants')
}
