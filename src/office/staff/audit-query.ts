import type { AuditAction, AuditList, operations } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { given, namesOf, oneOf, pageOf, type Paged } from '../query.ts'
import { startOfDay } from '../orders/order-query.ts'

/** What the log can hold, in the order in which the filter offers it. */
export const actions = namesOf<AuditAction>({
  signIn: true,
  endSession: true,
  moveOrder: true,
  setTracking: true,
  addNote: true,
  askRefund: true,
  settleRefund: true,
  importProduct: true,
  saveProduct: true,
  countStock: true,
  addCategory: true,
  changeCategory: true,
  removeCategory: true,
  saveContent: true,
  publishContent: true,
  hideContent: true,
  releaseReview: true,
  refuseReview: true,
  answerReview: true,
  changeQuotation: true,
  changeCustomer: true,
  recordRequest: true,
  exportCustomer: true,
  eraseCustomer: true,
  addStaff: true,
  changeStaff: true,
  resetSecondFactor: true,
  resetPassword: true,
  changePassword: true,
})

type AuditQuery = NonNullable<operations['officeListAudit']['parameters']['query']> & Paged

/** What the address asks for. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  return given<AuditQuery>({
    ...pageOf(search),
    staffId: search.get('who')?.match(/^[\w-]{1,64}$/)?.[0],
    subject: search.get('subject')?.slice(0, 100) || undefined,
    action: oneOf(actions, search.get('action')),
    from: startOfDay(search.get('from')),
    before: startOfDay(search.get('to'), 1),
  })
}

export const readAudit = ({ client, id, signal }: ReadRecordArgs<AuditQuery>): Promise<AuditList> =>
  dataOf(client.GET('/api/office/audit', { params: { query: id }, signal }))
