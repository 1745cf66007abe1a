import {
  categoryIdOf,
  fileOf,
  parentOf,
  productIdOf,
  variantIdOf,
  type CatalogueRows,
  type SheetName,
} from './catalogue-sheets.ts'
import type { Faults } from './faults.ts'

const longestId = 64

/** Adds a fault for each row that names what is nowhere, or what another row is already. */
export function checkReferences(rows: CatalogueRows, faults: Faults): void {
  const at = (sheet: SheetName, column: string, line: number) => ({ file: fileOf(sheet), line, column })
  /** The keys of a sheet, each of which may stand in one row only. */
  const keysOf = <Name extends SheetName>(
    sheet: Name,
    column: string,
    keyOf: (row: CatalogueRows[Name][number]) => string,
  ): Set<string> => {
    const keys = new Set<string>()
    for (const row of rows[sheet]) {
      const key = keyOf(row)
      if (keys.has(key)) faults.add(at(sheet, column, row.line), `another row has the id "${key}"`)
      keys.add(key)
    }
    return keys
  }

  const categories = keysOf('categories', 'category', ({ category }) => categoryIdOf(category))
  const materials = keysOf('materials', 'material', ({ material }) => material)
  const products = keysOf('products', 'code', ({ code }) => productIdOf(code))
  const texts = keysOf('product-texts', 'code', ({ code }) => productIdOf(code))
  const variants = keysOf('variants', 'variant', ({ code, variant }) => variantIdOf(code, variant))

  /** Checks that what a cell names is in another sheet. */
  const refer = (
    [sheet, column, line]: Parameters<typeof at>,
    [keys, of]: [Set<string>, SheetName],
    key: string,
    name = key,
  ) => {
    if (!keys.has(key)) faults.add(at(sheet, column, line), `"${name}" is not in ${fileOf(of)}`)
  }

  const above = new Set<string>()
  for (const { category, line } of rows.categories) {
    const parent = parentOf(category)
    if (parent !== '' && !above.has(parent))
      faults.add(at('categories', 'category', line), `"${parent}" does not stand above it`)
    above.add(category)
  }
  for (const { line, code, category, material, used_with, similar } of rows.products) {
    refer(['products', 'category', line], [categories, 'categories'], categoryIdOf(category), category)
    if (material !== undefined) refer(['products', 'material', line], [materials, 'materials'], material)
    refer(['products', 'code', line], [texts, 'product-texts'], productIdOf(code), code)
    for (const [column, others] of Object.entries({ used_with, similar })) {
      for (const other of others) {
        refer(['products', column, line], [products, 'products'], productIdOf(other), other)
        if (productIdOf(other) === productIdOf(code))
          faults.add(at('products', column, line), `"${other}" is the product itself`)
      }
    }
  }
  for (const { line, material } of rows['material-facts'])
    refer(['material-facts', 'material', line], [materials, 'materials'], material)
  for (const sheet of ['product-texts', 'variants', 'pictures', 'set-colors'] as const)
    for (const { line, code } of rows[sheet])
      refer([sheet, 'code', line], [products, 'products'], productIdOf(code), code)
  for (const { line, code, variant } of rows.pictures) {
    if (variant === undefined) continue
    refer(
      ['pictures', 'variant', line],
      [variants, 'variants'],
      variantIdOf(code, variant),
      `${code} ${variant}`,
    )
  }
  for (const { line, code, variant } of rows.variants) {
    if (variantIdOf(code, variant).length > longestId)
      faults.add(
        at('variants', 'variant', line),
        `is too long: "${variantIdOf(code, variant)}" may have ${longestId} characters`,
      )
  }
}
