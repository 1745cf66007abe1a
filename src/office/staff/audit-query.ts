import type { AuditAction, AuditList } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { given, oneOf } from '../query.ts'
import { startOfDay } from '../orders/order-query.ts'

/** What the log can hold, in the order in which the filter offers it. */
export const actions = [
  'signIn',
  'endSession',
  'moveOrder',
  'setTracking',
  'addNote',
  'askRefund',
  'settleRefund',
  'importProduct',
  'saveProduct',
  'countStock',
  'saveContent',
  'publishContent',
  'hideContent',
  'changeCustomer',
  'recordRequest',
  'exportCustomer',
  'eraseCustomer',
  'addStaff',
  'changeStaff',
  'resetSecondFactor',
  'resetPassword',
  'changePassword',
] as const satisfies AuditAction[]

export const auditPageSize = 50

type AuditQuery = {
  pageNumber?: number
  pageSize?: number
  staffId?: string
  subject?: string
  action?: AuditAction
  from?: string
  before?: string
}

/** What the address asks for. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  return given<AuditQuery>({
    pageNumber: readPageNumber(search),
    pageSize: auditPageSize,
    staffId: search.get('who')?.match(/^[\w-]{1,64}$/)?.[0],
    subject: search.get('subject')?.slice(0, 100) || undefined,
    action: oneOf(actions, search.get('action')),
    from: startOfDay(search.get('from')),
    before: startOfDay(search.get('to'), 1),
  })
}

export const readAudit = ({ client, id, signal }: RecordAsk<AuditQuery>): Promise<AuditList> =>
  dataOf(client.GET('/api/office/audit', { params: { query: id }, signal }))
