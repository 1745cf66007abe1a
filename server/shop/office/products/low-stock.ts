import { sql } from 'drizzle-orm'
import { variants } from '../../../db/schema/catalogue.ts'

/** As few as the page of a product says so; in letters, as in the index `variants_low`. */
export const isLow = sql`${variants.stock} <= 10`
export const isOut = sql`${variants.stock} = 0`
