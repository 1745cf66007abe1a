import { eq, sql, type SQL } from 'drizzle-orm'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { pricesOf } from '../common/variant-prices.ts'

/** One sellable variant with what carts and orders need of it. */
export interface ProductVariant {
  variant: typeof variants.$inferSelect
  product: Pick<
    typeof products.$inferSelect,
    'nameTh' | 'nameEn' | 'unitTh' | 'unitEn' | 'isForSale' | 'isCuttable' | 'sizeGuide'
  >
  imageUrl: string
}

export const productVariantColumns = {
  variant: variants,
  product: {
    nameTh: products.nameTh,
    nameEn: products.nameEn,
    unitTh: products.unitTh,
    unitEn: products.unitEn,
    isForSale: products.isForSale,
    isCuttable: products.isCuttable,
    sizeGuide: products.sizeGuide,
  },
  // Pictures belong to the first size of a colour; the other sizes look the same.
  imageUrl: sql<string>`coalesce((
    select url from product_images join variants as pictured on pictured.id = product_images.variant_id
    where product_images.product_id = ${variants.productId} and pictured.color_hex = ${variants.colorHex}
    order by product_images.position limit 1
  ), ${products.imageUrl})`,
}

export function selectProductVariants(db: Queries, condition: SQL | undefined) {
  return db
    .select(productVariantColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(condition)
    .$dynamic()
}

/** What one piece costs now where so many are bought. */
export const paidSatang = ({ variant }: ProductVariant, quantity: number): number =>
  unitSatang(pricesOf(variant), quantity)
