import type { ShopParts } from '../domain/shop-parts.ts'
import type { Handlers } from '../http/handlers.ts'

export function orderHandlers(_parts: ShopParts): Handlers {
  return {}
}
