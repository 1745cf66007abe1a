import { patchCart } from '../cart/patch-cart.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { resolveLines } from './resolve-lines.ts'
import { createSavedList, deleteSavedList, updateSavedList } from './save-list.ts'
import { openSavedList, readSavedLists } from './saved-lists.ts'

export function quickOrderHandlers({ database: { db }, settings }: ShopDeps): Handlers {
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
        settings,
      }),
    listSavedLists: (call) => readSavedLists(db, signedIn(call).customerId),
    createSavedList: (call) => createSavedList(db, signedIn(call).customerId, call.body),
    getSavedList: (call) => openSavedList(db, signedIn(call).customerId, call.path.id, call.language),
    updateSavedList: (call) => updateSavedList(db, signedIn(call).customerId, call.path.id, call.body),
    deleteSavedList: (call) => deleteSavedList(db, signedIn(call).customerId, call.path.id),
  }
}
