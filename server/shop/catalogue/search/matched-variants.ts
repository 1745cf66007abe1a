import { sql } from 'drizzle-orm'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { inLanguage } from '../../common/language.ts'
import { baht } from '../../common/measures.ts'
import { fitOf, hasWord, isOfVariant } from './conditions.ts'
import { textArray } from './has-text.ts'
import type { Search } from './search.ts'

type Asked = NonNullable<ProductListItem['asked']>

/** Of each product the variant that the keyword names by its size, thickness or colour, one in stock first. */
export async function matchedVariants(
  db: Queries,
  language: ApiLanguage,
  productIds: string[],
  { wanted, onVariants }: Search,
): Promise<Map<string, Asked>> {
  if (!onVariants) return new Map()
  const named = wanted.filter(isOfVariant).map((one) => hasWord(one, 'ABC'))
  const count = sql.join(
    named.map((one) => sql`coalesce((${one})::int, 0)`),
    sql` + `,
  )
  const [color, label] = [
    inLanguage(language, sql`v.color_name_th`, sql`v.color_name_en`),
    inLanguage(language, sql`v.label_th`, sql`v.label_en`),
  ]
  const { rows } = await db.execute<{
    productId: string
    id: string
    label: string
    color: string
    hex: string
    price: number
    specialPrice: number | null
  }>(sql`
    select distinct on (d.product_id) d.product_id as "productId", v.id, ${label} as label, ${color} as color, v.color_hex as hex,
      v.price_satang::float8 as price, v.special_price_satang::float8 as "specialPrice"
    from variant_search d join variant_kinds k on k.id = d.kind_id join variants v on v.id = d.variant_id
    where d.product_id = any (${textArray(productIds)}) and ${count} > 0
    order by d.product_id, ${count} desc, ${fitOf(wanted, true)} desc, (v.stock > 0) desc, d.position
  `)
  return new Map(
    rows.map((row) => [
      row.productId,
      {
        variantId: row.id,
        label: row.label,
        color: { name: row.color, hex: row.hex },
        price: baht(row.price),
        ...(row.specialPrice !== null && { specialPrice: baht(row.specialPrice) }),
      },
    ]),
  )
}
