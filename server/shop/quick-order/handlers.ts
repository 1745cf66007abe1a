import { patchCart } from '../cart/patch-cart.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { resolveLines } from './resolve-lines.ts'

export function quickOrderHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    resolveQuickOrder: async ({ body, language }) => ({
      lines: await resolveLines(db, language, body.lines),
    }),
    addQuickOrder: (call) =>
      patchCart(db, {
        customerId: signedIn(call).customerId,
        changes: call.body.lines.map((line) => ({
          op: 'add' as const,
          path: '/items' as const,
          // The cart keeps the weight of the catalogue.
          value: { ...line, weight: { value: 0, unit: 'gram' as const } },
        })),
        version: undefined,
        language: call.language,
      }),
  }
}
