import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type {
  OfficeMoneyRange,
  OfficeProduct,
  OfficeProductPage,
  OfficeProductSort,
  OfficeProductView,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { categories, products, variants } from '../../../db/schema/catalogue.ts'
import { inLanguage, type ApiLanguage } from '../../common/language.ts'
import { baht } from '../../common/measures.ts'
import { likePattern } from '../../common/like-pattern.ts'
import { isOnSale } from '../../common/on-sale.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { readPage } from '../../common/page.ts'
import { isLow, isOut } from './low-stock.ts'

interface ProductsQuery {
  keyword?: string
  view?: OfficeProductView
  categoryPath?: string
  materialId?: string
  sort?: OfficeProductSort
}

const hasVariant = (which: SQL) =>
  sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${which})`

const views: Readonly<Record<OfficeProductView, () => SQL | undefined>> = {
  low: () => and(isOnSale, hasVariant(isLow)),
  out: () => and(isOnSale, hasVariant(isOut)),
  special: () =>
    or(isNotNull(products.specialPriceSatang), hasVariant(sql`${variants.plannedSpecialSatang} is not null`)),
  draft: () => eq(products.isForSale, false),
}
const viewNames = Object.keys(views) as OfficeProductView[]

const sorts: Readonly<Record<OfficeProductSort, (language: ApiLanguage) => SQL[]>> = {
  changed: () => [desc(products.changedAt)],
  name: (language) => [asc(inLanguage(language, products.sortTh, products.sortEn))],
  code: () => [asc(products.code)],
  priceAsc: () => [sql`${products.paidSatang} asc nulls last`],
  priceDesc: () => [sql`${products.paidSatang} desc nulls last`],
}

/** One page of all goods. */
export async function listOfficeProducts(
  db: Queries,
  language: ApiLanguage,
  query: ProductsQuery & Parameters<typeof readPage>[0] = {},
): Promise<OfficeProductPage> {
  const isWanted = wanted(query)
  const order = [...sorts[query.sort ?? 'changed'](language), asc(products.id)]
  const { data: found, totalRecords } = await readPage(query, {
    rows(limit, offset) {
      // Counted by the way: to look a word up a second time takes as long as the first.
      const page = db
        .select({ id: products.id, total: sql`count(*) over ()`.mapWith(Number).as('total') })
        .from(products)
        .where(isWanted)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('page')
      return db
        .select({ product: products, total: page.total })
        .from(page)
        .innerJoin(products, eq(products.id, page.id))
        .orderBy(...order)
    },
    count: () => db.$count(products, isWanted),
    countIn: ({ total }) => total,
  })
  const data = found.map(({ product }) => product)
  const sums = await sumsOf(
    db,
    data.map(({ id }) => id),
  )
  return {
    data: data.map((product): OfficeProduct => {
      const { id, code, nameTh, nameEn, unitTh, unitEn, imageUrl, isForSale, version, changedAt } = product
      const sum = sums.find(({ productId }) => productId === id)
      const from = product.specialFrom
      return {
        ...{ id, code, imageUrl, isForSale, version },
        name: inLanguage(language, nameTh, nameEn),
        unit: inLanguage(language, unitTh, unitEn),
        colorCount: sum?.colorCount ?? 0,
        sizeCount: sum?.sizeCount ?? 0,
        variantCount: sum?.variantCount ?? 0,
        stock: sum?.stock ?? 0,
        lowCount: sum?.lowCount ?? 0,
        outCount: sum?.outCount ?? 0,
        ...omitNulls({
          prices: rangeOf(sum?.min, sum?.max),
          specialPrices: rangeOf(sum?.specialMin, sum?.specialMax),
          specialFrom: from && from > new Date() ? from.toISOString() : null,
        }),
        changedAt: changedAt.toISOString(),
      }
    }),
    totalRecords,
  }
}

function wanted({ keyword = '', view, categoryPath, materialId }: ProductsQuery): SQL | undefined {
  const part = likePattern(keyword.trim())
  return and(
    view && views[view](),
    materialId === undefined ? undefined : eq(products.materialId, materialId),
    categoryPath === undefined
      ? undefined
      : sql`${products.categoryId} in (select id from ${categories}
          where ${categories.path} = ${categoryPath} or starts_with(${categories.path}, ${`${categoryPath}.`}))`,
    keyword.trim() === ''
      ? undefined
      : sql`(${products.code} ilike ${part} or ${products.nameTh} ilike ${part} or ${products.nameEn} ilike ${part})`,
  )
}

const figure = (expression: SQL) => sql<number>`${expression}`.mapWith(Number)
const figureOrNone = (expression: SQL) =>
  sql<number | null>`${expression}`.mapWith((value) => (value === null ? null : Number(value)))
const offer = sql`coalesce(${variants.plannedSpecialSatang}, ${variants.specialPriceSatang})`

function sumsOf(db: Queries, productIds: readonly string[]) {
  return db
    .select({
      productId: variants.productId,
      variantCount: figure(sql`count(*)`),
      colorCount: figure(sql`count(distinct ${variants.colorHex})`),
      sizeCount: figure(sql`count(distinct ${variants.labelTh})`),
      stock: figure(sql`sum(${variants.stock})`),
      lowCount: figure(sql`count(*) filter (where ${isLow})`),
      outCount: figure(sql`count(*) filter (where ${isOut})`),
      min: figure(sql`min(${variants.priceSatang})`),
      max: figure(sql`max(${variants.priceSatang})`),
      specialMin: figureOrNone(sql`min(${offer})`),
      specialMax: figureOrNone(sql`max(${offer})`),
    })
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .groupBy(variants.productId)
}

const rangeOf = (min: number | null = null, max: number | null = null): OfficeMoneyRange | null =>
  min === null || max === null ? null : { min: baht(min), max: baht(max) }

export async function countViews(db: Queries) {
  const count = (which?: SQL) => db.$count(products, which)
  const [all, low, out, special, draft] = await Promise.all([
    count(),
    ...viewNames.map((view) => count(views[view]())),
  ])
  return { all, low: low ?? 0, out: out ?? 0, special: special ?? 0, draft: draft ?? 0 }
}
