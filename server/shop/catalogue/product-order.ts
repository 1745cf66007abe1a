import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import type { ProductQuery } from './filters.ts'

export const orderColumns = {
  id: products.id,
  isRecommended: products.isRecommended,
  createdAt: products.createdAt,
  paidSatang: products.paidSatang,
  starsRank: products.starsRank,
  sortTh: products.sortTh,
  sortEn: products.sortEn,
}

type OrderColumns = Record<keyof typeof orderColumns, PgColumn>

/**
 * The trailing id makes every order total, so that pages neither repeat nor skip. All columns of one order run
 * the same way, as they stand in an index that can be read from either end.
 */
export function productOrder(
  sort: NonNullable<ProductQuery['sort']>,
  language: ApiLanguage,
  columns: OrderColumns,
): SQL[] {
  const { id, isRecommended, createdAt, paidSatang, starsRank, sortTh, sortEn } = columns
  switch (sort) {
    case 'recommended':
      return [desc(isRecommended), desc(createdAt), desc(id)]
    case 'newest':
      return [desc(createdAt), desc(id)]
    case 'priceAsc':
      return [asc(paidSatang), asc(id)]
    case 'priceDesc':
      return [desc(paidSatang), desc(id)]
    case 'stars':
      return [desc(starsRank), desc(id)]
    case 'name':
      return [asc(inLanguage(language, sortTh, sortEn)), asc(id)]
  }
}
