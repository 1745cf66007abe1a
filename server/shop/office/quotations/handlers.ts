import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { changeQuotation } from './change-quotation.ts'
import { listOfficeQuotations, readOfficeQuotation } from './list-office-quotations.ts'

export function officeQuotationHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    officeListQuotations: ({ query, language }) => listOfficeQuotations(db, query, language),
    officeGetQuotation: ({ path: { id }, language }) => readOfficeQuotation(db, id, language),
    async officeChangeQuotation({ path: { id }, body, language, ...call }) {
      await changeQuotation(db, staffOf(call), id, body)
      return readOfficeQuotation(db, id, language)
    },
  }
}
