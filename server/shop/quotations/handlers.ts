import { afterwards, askedBy, signedIn, type Call, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { acceptQuotation, declineQuotation } from './answer-quotation.ts'
import { renewQuotation, requestQuotation } from './ask-for-quotation.ts'
import { listQuotations, readQuotation } from './read-quotation.ts'

export function quotationHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  const answer = (call: Pick<Call<'getQuotation'>, 'path' | 'session' | 'language'>) =>
    readQuotation(db, call.path.id, askedBy(call))
  const answerAfter = afterwards(answer)
  return {
    listQuotations: (call) => listQuotations(db, signedIn(call).customerId, call.query ?? {}, call.language),
    async requestQuotation(call) {
      const id = await requestQuotation(deps, askedBy(call), call.body)
      return readQuotation(db, id, askedBy(call))
    },
    getQuotation: answer,
    acceptQuotation: (call) =>
      acceptQuotation(deps, { ...askedBy(call), id: call.path.id, acceptance: call.body }, call),
    declineQuotation: (call) =>
      answerAfter(call, declineQuotation(deps, { ...askedBy(call), id: call.path.id })),
    async renewQuotation(call) {
      const renewalId = await renewQuotation(deps, askedBy(call), call.path.id)
      return readQuotation(db, renewalId, askedBy(call))
    },
  }
}
