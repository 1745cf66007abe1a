import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { productImages } from '../../../db/schema/catalogue.ts'

export type Image = typeof productImages.$inferSelect

export const picturesOf = (db: Queries, id: string): Promise<Image[]> =>
  db.select().from(productImages).where(eq(productImages.productId, id)).orderBy(asc(productImages.position))
