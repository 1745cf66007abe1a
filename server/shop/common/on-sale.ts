import { and, eq, isNotNull } from 'drizzle-orm'
import { products } from '../../db/schema/catalogue.ts'

/** Only a row with variants has a price, and only that is a product. */
export const hasPrice = isNotNull(products.priceSatang)
/** Products that lists show: cancelled products can only be read by id. */
export const isOnSale = and(eq(products.isForSale, true), hasPrice)
