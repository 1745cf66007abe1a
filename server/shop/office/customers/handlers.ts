import { afterwards, done, staffOf, type Call, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { answerErasure, answerExport } from './answer-request.ts'
import { changeCustomer, recordRequest } from './change-customer.ts'
import { listCustomers } from './list-customers.ts'
import { readOfficeCustomer } from './read-customer.ts'

export function officeCustomerHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  const answer = ({ path: { id } }: Pick<Call<'officeGetCustomer'>, 'path'>) => readOfficeCustomer(db, id)
  const answerAfter = afterwards(answer)
  return {
    officeListCustomers: ({ query }) => listCustomers(db, query),
    officeGetCustomer: answer,
    officeChangeCustomer: (call) =>
      answerAfter(call, changeCustomer(db, staffOf(call), call.path.id, call.body.isActive)),
    officeRecordRequest: (call) =>
      answerAfter(call, recordRequest(db, staffOf(call), call.path.id, call.body)),
    officeAnswerExport: ({ path: { id }, language, ...call }) =>
      answerExport(deps, staffOf(call), id, language),
    officeAnswerErasure: (call) => done(answerErasure(deps, staffOf(call), call.path.id)),
  }
}
