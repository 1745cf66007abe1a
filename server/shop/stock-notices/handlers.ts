import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { askForStockNotice, readStockNotice, withdrawStockNotice } from './stock-notices.ts'

export function stockNoticeHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    getStockNotice: (call) =>
      readStockNotice(db, { customerId: signedIn(call).customerId, variantId: call.path.id }),
    askForStockNotice: (call) =>
      askForStockNotice(
        db,
        { customerId: signedIn(call).customerId, variantId: call.path.id },
        call.language,
      ),
    withdrawStockNotice: (call) =>
      withdrawStockNotice(db, { customerId: signedIn(call).customerId, variantId: call.path.id }),
  }
}
