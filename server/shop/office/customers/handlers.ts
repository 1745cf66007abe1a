import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { answerErasure, answerExport } from './answer-request.ts'
import { changeCustomer, recordRequest } from './change-customer.ts'
import { listCustomers } from './list-customers.ts'
import { readOfficeCustomer } from './read-customer.ts'

export function officeCustomerHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  return {
    officeListCustomers: ({ query }) => listCustomers(db, query),
    officeGetCustomer: ({ path: { id } }) => readOfficeCustomer(db, id),
    async officeChangeCustomer({ path: { id }, body: { isActive }, ...call }) {
      await changeCustomer(db, staffOf(call), id, isActive)
      return readOfficeCustomer(db, id)
    },
    async officeRecordRequest({ path: { id }, body, ...call }) {
      await recordRequest(db, staffOf(call), id, body)
      return readOfficeCustomer(db, id)
    },
    officeAnswerExport: ({ path: { id }, language, ...call }) =>
      answerExport(deps, staffOf(call), id, language),
    async officeAnswerErasure({ path: { id }, ...call }) {
      await answerErasure(deps, staffOf(call), id)
      return { ok: true }
    },
  }
}
