import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { acceptQuotation, declineQuotation } from './answer-quotation.ts'
import { renewQuotation, requestQuotation } from './ask-for-quotation.ts'
import { listQuotations, readQuotation } from './read-quotation.ts'

export function quotationHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  return {
    listQuotations: ({ language, ...call }) =>
      listQuotations(db, signedIn(call).customerId, call.query ?? {}, language),
    async requestQuotation({ body, language, ...call }) {
      const { customerId } = signedIn(call)
      const id = await requestQuotation(deps, { customerId, language }, body)
      return readQuotation(db, id, { customerId, language })
    },
    getQuotation: ({ path: { id }, language, ...call }) =>
      readQuotation(db, id, { customerId: signedIn(call).customerId, language }),
    acceptQuotation: ({ path: { id }, body: acceptance, language, ...call }) =>
      acceptQuotation(deps, { customerId: signedIn(call).customerId, id, language, acceptance }),
    async declineQuotation({ path: { id }, language, ...call }) {
      const { customerId } = signedIn(call)
      await declineQuotation(deps, { customerId, id })
      return readQuotation(db, id, { customerId, language })
    },
    async renewQuotation({ path: { id }, language, ...call }) {
      const { customerId } = signedIn(call)
      const renewalId = await renewQuotation(deps, { customerId, language }, id)
      return readQuotation(db, renewalId, { customerId, language })
    },
  }
}
