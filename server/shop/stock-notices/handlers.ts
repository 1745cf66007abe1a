import { signedIn, type Call, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { askForStockNotice, readStockNotice, withdrawStockNotice } from './stock-notices.ts'

export function stockNoticeHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    getStockNotice: (call) => readStockNotice(db, wish(call)),
    askForStockNotice: (call) => askForStockNotice(db, wish(call), call.language),
    withdrawStockNotice: (call) => withdrawStockNotice(db, wish(call)),
  }
}

const wish = (call: Pick<Call<'getStockNotice'>, 'path' | 'session'>) => ({
  customerId: signedIn(call).customerId,
  variantId: call.path.id,
})
