import { patchCart } from '../cart/patch-cart.ts'
import { done, signedIn, type Handlers } from '../common/handlers.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { resolveLines } from './resolve-lines.ts'
import { createSavedList, deleteSavedList, updateSavedList } from './save-list.ts'
import { openSavedList, readSavedLists } from './saved-lists.ts'

/** A list is resolved once when it is pasted; an office behind one address pastes many. */
const perNetwork = [
  { max: 60, seconds: 60 },
  { max: 600, seconds: 60 * 60 },
]

export function quickOrderHandlers({ database: { db, search }, settings }: ShopDeps): Handlers {
  return {
    resolveQuickOrder: async ({ body, language, clientNetwork }) => {
      await countHit(db, { action: 'quickOrder', key: clientNetwork, limits: perNetwork })
      return { lines: await search((searched) => resolveLines(searched, language, body.lines)) }
    },
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
    deleteSavedList: (call) => done(deleteSavedList(db, signedIn(call).customerId, call.path.id)),
  }
}
