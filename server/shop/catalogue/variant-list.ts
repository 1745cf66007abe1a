import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { operations, VariantListItem, VariantPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, productImages, products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { variantsOf } from './filters.ts'
import { matches } from './search/matching.ts'
import type { Search } from './search/search.ts'
import { interpretKeyword } from './search/interpret-keyword.ts'
import { sizeOf } from './variant-size.ts'

type VariantQuery = NonNullable<operations['listVariants']['parameters']['query']>

/** One page of variants, each with the product that it belongs to. */
export async function listVariants(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...query }: VariantQuery,
): Promise<VariantPage> {
  const search = await interpretKeyword(db, keyword ?? '')
  const wanted = variantsOf({ ...query, search })
  const sort = query.sort ?? 'recommended'
  const { data, totalRecords } = await readPage(query, {
    rows: (search && sort === 'recommended'
      ? selectByFit(db, language, search)
      : selectRows(db, language).orderBy(...variantOrder(sort))
    ).where(wanted),
    count: async () => {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(wanted)
      return row?.count ?? 0
    },
  })
  return { data: data.map(toRow), totalRecords }
}

/** The variants with these ids, each with its product. */
export async function readVariants(
  db: Queries,
  language: ApiLanguage,
  ids: readonly string[],
): Promise<Map<string, VariantListItem>> {
  const rows = await selectRows(db, language).where(inArray(variants.id, [...ids]))
  return new Map(rows.map((row) => [row.variant.id, toRow(row)]))
}

/** The picture of the variant's colour, which only the first variant in that colour names. */
function pictureInColor(column: SQL | typeof productImages.url | typeof productImages.altTh) {
  return sql<string | null>`(
    select ${column} from ${productImages}
    join ${variants} as shown on shown.id = ${productImages.variantId}
    where ${productImages.productId} = ${products.id} and shown.color_hex = ${variants.colorHex}
    order by ${productImages.position} limit 1
  )`
}

function selectRows(db: Queries, language: ApiLanguage) {
  return db
    .select({
      product: {
        id: products.id,
        code: products.code,
        name: inLanguage(language, products.nameTh, products.nameEn),
        categoryPath: categories.path,
        unit: inLanguage(language, products.unitTh, products.unitEn),
        imageUrl: sql<string>`coalesce(${pictureInColor(productImages.url)}, ${products.imageUrl})`,
        imageAlt: sql<string>`coalesce(
          ${pictureInColor(sql`${inLanguage(language, productImages.altTh, productImages.altEn)}`)},
          ${inLanguage(language, products.imageAltTh, products.imageAltEn)}
        )`,
      },
      variant: variants,
      colorName: inLanguage(language, variants.colorNameTh, variants.colorNameEn),
      label: inLanguage(language, variants.labelTh, variants.labelEn),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
}

/** The same order as the product cards: an exact code, then the best match, then sheets before accessories. */
const selectByFit = (db: Queries, language: ApiLanguage, search: Search) =>
  selectRows(db, language)
    .innerJoin(sql`(${matches(search)}) as matched`, sql`matched.product_id = ${products.id}`)
    .orderBy(desc(sql`matched.fit`), sql`matched.class`, ...variantOrder('recommended'))

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function toRow({ product, variant, colorName, label }: Row): VariantPage['data'][number] {
  return {
    product,
    variantId: variant.id,
    color: { name: colorName, hex: variant.colorHex },
    ...sizeOf(variant, label),
  }
}

/** The variant's id at the end makes every order total, so that pages neither repeat nor skip. */
function variantOrder(sort: NonNullable<VariantQuery['sort']>): SQL[] {
  const paid = sql`coalesce(${variants.specialPriceSatang}, ${variants.priceSatang})`
  const [byId, byPlace] = [asc(variants.id), asc(variants.position)]
  switch (sort) {
    case 'recommended':
      return [desc(products.isRecommended), desc(products.createdAt), desc(products.id), byPlace]
    case 'size':
      return [asc(sql`${variants.widthMm} * ${variants.lengthMm}`), asc(variants.thicknessMm), byId]
    case 'thickness':
      return [asc(variants.thicknessMm), asc(sql`${variants.widthMm} * ${variants.lengthMm}`), byId]
    case 'priceAsc':
      return [asc(paid), byId]
    case 'priceDesc':
      return [desc(paid), desc(variants.id)]
    case 'weight':
      return [asc(variants.weightGrams), byId]
  }
}
