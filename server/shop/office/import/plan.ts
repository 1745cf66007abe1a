import type {
  OfficeImportChange,
  OfficeImportFault,
  OfficeImportRow,
} from '../../../../openapi/generated/schema.ts'
import { variantIdOf } from '../../../import/catalogue-sheets.ts'
import {
  productColumnNames,
  variantColumnNames,
  type Column,
  type VariantRow as GivenRow,
} from '../../../import/variant-rows.ts'
import {
  cellOf,
  productFields,
  variantFields,
  type Belongings,
  type Goods,
  type VariantRow,
} from './goods.ts'

export interface PlannedRow extends GivenRow {
  kind: OfficeImportRow['kind']
  changes: OfficeImportChange[]
}

type Cells = Partial<Record<Column, string | null>>

const wantedOfProduct = ['category', 'name_th', 'name_en', 'unit_th', 'unit_en'] as const
const wantedOfVariant = [
  'color',
  'color_th',
  'color_en',
  'size_th',
  'size_en',
  'width_mm',
  'length_mm',
  'weight_g',
  'price',
  'stock',
] as const

/** What the rows of one product would do to it. A wrong one holds the others back: a product is written whole or not at all. */
export function planProduct(
  rows: readonly GivenRow[],
  goods: Goods | undefined,
  belongings: Belongings,
  takenIds: ReadonlySet<string>,
): PlannedRow[] {
  const ofProduct = mergedCells(rows)
  const before = goods ? cellsOf(goods) : {}
  const planned = rows.map((row, index): PlannedRow => {
    const variant = goods?.variants.get(row.variant)
    const was = variant ? variantCells(variant) : {}
    const fault = row.fault ?? faultOf(row, { goods, variant, was, ofProduct, belongings, takenIds })
    const changes = [
      // The first row speaks for the product.
      ...(index === 0 ? changesOf(productColumnNames, before, ofProduct) : []),
      ...changesOf(variantColumnNames, was, row.given),
    ]
    const kind = !variant ? 'added' : changes.length > 0 ? 'changed' : 'same'
    return { ...row, changes, kind, ...(fault && { kind: 'wrong', changes: [], fault }) }
  })
  const isHeld = planned.some(({ kind }) => kind === 'wrong')
  return planned.map((row) => (isHeld && row.kind !== 'wrong' ? { ...row, kind: 'held' } : row))
}

/** What all rows together say of the product. */
export function mergedCells(rows: readonly GivenRow[]): Cells {
  const merged: Cells = {}
  for (const { given } of rows)
    for (const column of productColumnNames) {
      const cell = given[column]
      if (cell !== undefined && merged[column] === undefined) merged[column] = cell
    }
  return merged
}

interface Known {
  goods: Goods | undefined
  variant: VariantRow | undefined
  was: Cells
  ofProduct: Cells
  belongings: Belongings
  takenIds: ReadonlySet<string>
}

function faultOf(
  row: GivenRow,
  { goods, variant, was, ofProduct, belongings, takenIds }: Known,
): OfficeImportFault | undefined {
  const { given } = row
  const { category, material } = ofProduct
  if (category && !belongings.categories.has(category))
    return { code: 'unknown', column: 'category', value: category }
  if (material && !belongings.materials.has(material))
    return { code: 'unknown', column: 'material', value: material }
  // Who only changes prices has mistyped a code, and does not want a new product.
  if (!goods && ofProduct.name_th === undefined) return { code: 'unknown', column: 'code', value: row.code }
  if (!variant && given.size_th === undefined)
    return { code: 'unknown', column: 'variant', value: row.variant }
  if (!variant && takenIds.has(variantIdOf(row.code, row.variant)))
    return { code: 'taken', column: 'variant', value: row.variant }
  const lacking = [
    ...(goods ? [] : wantedOfProduct.filter((column) => ofProduct[column] === undefined)),
    ...(variant ? [] : wantedOfVariant.filter((column) => given[column] === undefined)),
  ]
  if (lacking.length > 0) return { code: 'lacks', value: lacking.join(', ') }
  const { price, special_price: special } = { ...was, ...given }
  if (special && Number(special) >= Number(price))
    return { code: 'special', column: 'special_price', value: special }
  return undefined
}

const changesOf = (columns: readonly Column[], before: Cells, given: Cells): OfficeImportChange[] =>
  columns.flatMap((field): OfficeImportChange[] => {
    const [was, is] = [before[field] ?? null, given[field]]
    if (is === undefined || is === was) return []
    const odd = oddityOf(field, was, is)
    return [
      { field, ...(was !== null && { before: was }), ...(is !== null && { after: is }), ...(odd && { odd }) },
    ]
  })

function oddityOf(field: Column, was: string | null, is: string | null): OfficeImportChange['odd'] {
  if (was === null || is === null) return undefined
  const ratio = Number(is) / Number(was)
  if ((field === 'price' || field === 'special_price') && (ratio >= 10 || ratio <= 0.1)) return 'tenfold'
  return field === 'stock' && Number(was) > 0 && Number(is) === 0 ? 'soldOut' : undefined
}

/** All that is said of a product, and of a variant, as the export writes it. */
export const cellsOf = ({ product }: Pick<Goods, 'product'>): Cells =>
  Object.fromEntries(productColumnNames.map((name) => [name, cellOf(productFields[name], product)]))
export const variantCells = (variant: VariantRow): Cells =>
  Object.fromEntries(variantColumnNames.map((name) => [name, cellOf(variantFields[name], variant)]))

/** Whether something that a change would write has become another value since the rows were read. */
export function isOvertaken(now: readonly PlannedRow[], then: readonly PlannedRow[]): boolean {
  const known = new Map(then.map((row) => [row.line, row]))
  return now.some((row) => {
    const seen = known.get(row.line)
    if (row.kind === 'wrong' || row.kind === 'held') return true
    if (row.kind === 'added' && seen?.kind !== 'added') return true
    // Whoever added it meanwhile counted it too.
    if (row.kind === 'changed' && seen?.kind === 'added') return true
    return row.changes.some(({ field, before }) => {
      if (field === 'stock') return false
      const change = seen?.changes.find((one) => one.field === field)
      return change ? change.before !== before : true
    })
  })
}
