import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import type { operations, ProductFacets } from '../../../openapi/generated/schema.ts'
import { categories, materials, products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { sizeLabel } from './size-label.ts'
import { satangOf } from '../common/measures.ts'
import { isOnSale } from '../common/on-sale.ts'
import { hasStock } from './product-list-item.ts'
import { foundProducts, foundVariants } from './search/matching.ts'
import type { Search } from './search/search.ts'

type QueryOf<Operation extends 'listProducts' | 'listVariants' | 'listProductFacets'> = NonNullable<
  operations[Operation]['parameters']['query']
>
/** The filters of the contract: the same for products, variants and facets. */
export type ProductFilters = QueryOf<'listProductFacets'>
export type ProductQuery = QueryOf<'listProducts'>
/** The filters with their keyword understood. */
export type Filters = Omit<ProductFilters, 'keyword'> & { search?: Search | undefined }
/** A filter that only some of the three operations take does not compile here: the others would refuse its parameter. */
export type FilterName = TakenByAll<
  Exclude<
    keyof ProductFilters | keyof ProductQuery | keyof QueryOf<'listVariants'>,
    'keyword' | 'sort' | 'pageNumber' | 'pageSize'
  >
>
type TakenByAll<Name extends keyof ProductFilters & keyof ProductQuery & keyof QueryOf<'listVariants'>> = Name

/** A value of a filter with the number of its products. */
export interface CountedValue {
  value: string
  name: string
  count: number
}

export type FacetName = Exclude<keyof ProductFacets, 'totalRecords'>

interface Facet<Answer> {
  /** The filters whose values are counted; each is left out of the conditions under which they are. */
  of: readonly [FilterName, ...FilterName[]]
  answer: (counted: readonly CountedValue[], language: ApiLanguage) => Answer
  /** The name of a value, and its place among the others. */
  nameOf?: (value: SQL, language: ApiLanguage) => SQL
  placeOf?: (value: SQL) => SQL
}

interface Filter<Value> {
  test: (column: SQL, wanted: Value) => SQL
  /** What is tested of a product; absent if one variant has to pass all such tests together. */
  product?: SQL
  /** What is tested of a variant in a list of variants, if that is not its product. */
  variant?: SQL
  /** What is tested where products are counted: of a row `f` of product_facets, or of a kind `k` if variants are tested. */
  counted: SQL
  /** The values that are counted of variants: those in a row of facet_offers, and the one of a kind `k`. */
  offers?: { all: SQL; one: SQL }
  /** If the facet is a range, which of its ends the filter sets. */
  bound?: 'min' | 'max'
}

const isEqual = (column: SQL, wanted: string | number | boolean) => sql`${column} = ${wanted}`
const isTrue = (condition: SQL, wanted: boolean) => (wanted ? condition : not(condition))
const byCount = (one: CountedValue, other: CountedValue) => other.count - one.count
const countOfTrue = (counted: readonly CountedValue[]) =>
  counted.find(({ value }) => value === 'true')?.count ?? 0
const readSize = (id: string) => {
  const [width = 0, length = 0] = id.split('x').map(Number)
  return { width, length }
}

const price = {
  product: sql`${products.paidSatang}`,
  variant: sql`coalesce(${variants.specialPriceSatang}, ${variants.priceSatang})`,
  counted: sql`f.paid_satang`,
} satisfies Omit<Filter<number>, 'test'>

/** One row for each filter of the contract; conditions and counts are derived from it. */
export const filters: { [Name in FilterName]: Filter<NonNullable<ProductFilters[Name]>> } = {
  categoryId: {
    test: isWithin,
    product: sql`${products.categoryId}`,
    counted: sql`f.category_id`,
  },
  recommended: {
    test: isTrue,
    product: sql`${products.isRecommended}`,
    counted: sql`f.is_recommended`,
  },
  color: {
    test: (column, hex) => isEqual(column, hex.toLowerCase()),
    variant: sql`${variants.colorHex}`,
    counted: sql`k.color_hex`,
    offers: { all: sql`hexes`, one: sql`k.color_hex` },
  },
  thickness: {
    test: isEqual,
    variant: sql`${variants.thicknessMm}`,
    counted: sql`k.thickness_mm`,
    offers: { all: sql`thicknesses`, one: sql`k.thickness_mm::text` },
  },
  size: {
    test: (column, id) => {
      const { width, length } = readSize(id)
      return sql`${column} = (${width}, ${length})`
    },
    variant: sql`(${variants.widthMm}, ${variants.lengthMm})`,
    counted: sql`(k.width_mm, k.length_mm)`,
    offers: { all: sql`faces`, one: sql`k.width_mm || 'x' || k.length_mm` },
  },
  material: {
    test: isEqual,
    product: sql`${products.materialId}`,
    counted: sql`f.material_id`,
  },
  minPrice: { ...price, bound: 'min', test: (column, amount) => sql`${column} >= ${satangOf(amount)}` },
  maxPrice: { ...price, bound: 'max', test: (column, amount) => sql`${column} <= ${satangOf(amount)}` },
  inStock: {
    test: isTrue,
    product: hasStock,
    variant: sql`(${variants.stock} > 0)`,
    counted: sql`f.is_stocked`,
  },
  special: {
    test: isTrue,
    product: sql`(${products.specialPriceSatang} is not null)`,
    variant: sql`(${variants.specialPriceSatang} is not null)`,
    counted: sql`f.is_special`,
  },
}

/** One row for each figure of the contract, besides the number of all. */
export const facets: { [Name in FacetName]: Facet<ProductFacets[Name]> } = {
  colors: {
    of: ['color'],
    nameOf: (hex, language) => sql`
      select ${inLanguage(language, variants.colorNameTh, variants.colorNameEn)} from ${variants}
      where ${variants.colorHex} = ${hex} order by ${variants.productId} limit 1`,
    answer: (counted) =>
      counted
        .toSorted((one, other) => byCount(one, other) || (one.value < other.value ? -1 : 1))
        .map(({ value: hex, name, count }) => ({ hex, name, count })),
  },
  thicknesses: {
    of: ['thickness'],
    answer: (counted) =>
      counted
        .map(({ value, count }) => ({ millimetres: Number(value), count }))
        .toSorted((one, other) => one.millimetres - other.millimetres),
  },
  sizes: {
    of: ['size'],
    answer: (counted, language) =>
      counted
        .map((row) => ({ ...row, ...readSize(row.value) }))
        .toSorted((one, other) => byCount(one, other) || one.width - other.width || one.length - other.length)
        .map(({ value: id, count, width, length }) => ({
          id,
          label: sizeLabel(language, width, length),
          count,
        })),
  },
  materials: {
    of: ['material'],
    nameOf: (id, language) => sql`
      select ${inLanguage(language, materials.nameTh, materials.nameEn)} from ${materials} where ${materials.id} = ${id}`,
    placeOf: (id) => sql`select ${materials.position} from ${materials} where ${materials.id} = ${id}`,
    answer: (counted) => counted.map(({ value: id, name, count }) => ({ id, name, count })),
  },
  prices: {
    of: ['minPrice', 'maxPrice'],
    answer: (counted) => {
      const boundOf = (bound: string) => (counted.find(({ value }) => value === bound)?.count ?? 0) / 100
      return { min: boundOf('min'), max: boundOf('max') }
    },
  },
  inStock: { of: ['inStock'], answer: countOfTrue },
  special: { of: ['special'], answer: countOfTrue },
}

// The keys of an object are strings to the compiler; those of the two tables are exactly the names.
export const filterNames = Object.keys(filters) as FilterName[]
export const facetNames = Object.keys(facets) as FacetName[]

/** Absent of a filter that the facets do not leave out. Filters that share one are one facet. */
export const facetOf = (filter: FilterName): FacetName | undefined =>
  facetNames.find((name) => facets[name].of.includes(filter))

/** That a column passes what is asked of a filter, if anything is. */
export function conditionOn<Name extends FilterName>(
  name: Name,
  column: SQL | undefined,
  query: Filters,
): SQL | undefined {
  const wanted: ProductFilters[Name] = query[name]
  return wanted === undefined || column === undefined ? undefined : filters[name].test(column, wanted)
}

const allOf = (query: Filters, columnOf: (filter: Filter<never>) => SQL | undefined): SQL | undefined =>
  and(...filterNames.map((name) => conditionOn(name, columnOf(filters[name]), query)))

/** The products that a list shows. */
export const productsOf = (query: Filters): SQL | undefined => and(isFound(query), amongFound(query))

const isFound = ({ search }: Filters): SQL | undefined =>
  search && sql`${products.id} in (${foundProducts(search)})`

/** The same of products that the keyword has found already; it tells only which of their variants count. */
export function amongFound(query: Filters): SQL | undefined {
  // One variant has to pass together: a red sheet of 3 mm, not a red one and one of 3 mm.
  const ofVariant = allOf(query, ({ product, variant }) => (product ? undefined : variant))
  return and(
    isOnSale,
    allOf(query, ({ product }) => product),
    ofVariant &&
      sql`exists (
        select 1 from ${variants}
        where ${and(eq(variants.productId, products.id), ofVariant, query.search && foundVariants(query.search))}
      )`,
  )
}

/** The variants that a list of variants shows. */
export function variantsOf(query: Filters): SQL | undefined {
  return and(
    isFound(query),
    isOnSale,
    allOf(query, ({ product, variant }) => variant ?? product),
    query.search && foundVariants(query.search),
  )
}

/** In a category or anywhere below it. */
export function isWithin(column: SQL, categoryId: string): SQL {
  return sql`${column} = any (array(
    select below.id from ${categories} as top
    join ${categories} as below on below.path = top.path or starts_with(below.path, top.path || '.')
    where top.id = ${categoryId}
  ))`
}
