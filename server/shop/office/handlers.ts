import { rightsOf } from './roles.ts'
import { listAudit } from './audit-log.ts'
import { addStaff } from './add-staff.ts'
import {
  changeStaff,
  changeStaffPassword,
  listStaff,
  resetPassword,
  resetSecondFactor,
} from './change-staff.ts'
import { addNote, moveOrder, refundOrder, setTracking, settleRefund } from './change-order.ts'
import { officeContentHandlers } from './content/handlers.ts'
import { officeCustomerHandlers } from './customers/handlers.ts'
import { exportOrders } from './export-orders.ts'
import { countOfficeOrders, listOfficeOrders } from './list-office-orders.ts'
import { importHandlers } from './import/handlers.ts'
import { officeProductHandlers } from './products/handlers.ts'
import { officeCategoryHandlers } from './categories/handlers.ts'
import { officeQuotationHandlers } from './quotations/handlers.ts'
import { officeReviewHandlers } from './reviews/handlers.ts'
import { readOfficeOrder } from './read-office-order.ts'
import { readStart } from './read-start.ts'
import { signInStaff } from './sign-in.ts'
import { endStaffSession, listStaffSessions } from './staff-sessions.ts'
import { afterwards, done, staffOf, type Call, type Handlers } from '../common/handlers.ts'
import { baht } from '../common/measures.ts'
import { notFound, Problem } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { listUnrefundable } from '../payments/refunds.ts'

export function officeHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  const answerOrder = (call: OrderCall) => readOfficeOrder(deps, call.path.orderNumber, reader(call))
  const answerAfter = afterwards(answerOrder)
  return {
    ...officeContentHandlers(deps),
    ...officeCustomerHandlers(deps),
    ...importHandlers(deps),
    ...officeProductHandlers(deps),
    ...officeCategoryHandlers(deps),
    ...officeQuotationHandlers(deps),
    ...officeReviewHandlers(deps),
    async officeSignIn({ body, setOfficeCookie, ...from }) {
      const token = await signInStaff(deps, body, from)
      if (token !== undefined) setOfficeCookie(token)
      return { isSignedIn: token !== undefined }
    },
    async officeSignOut({ setOfficeCookie, ...call }) {
      const member = staffOf(call)
      await endStaffSession(db, member, member.sessionId)
      setOfficeCookie(undefined)
      return { ok: true }
    },
    async officeWhoAmI(call) {
      const { id, name, email, role } = staffOf(call)
      return { id, name, email, role, rights: [...rightsOf[role]] }
    },
    officeListSessions: (call) => listStaffSessions(db, staffOf(call)),
    async officeEndSession({ path: { id }, ...call }) {
      if (!(await endStaffSession(db, staffOf(call), id))) throw notFound('There is no such session')
      return { ok: true }
    },
    officeListStaff: () => listStaff(db),
    async officeAddStaff({ body, ...call }) {
      const added = await addStaff(db, deps.settings, body, staffOf(call).id)
      if (!added) throw new Problem('EMAIL_TAKEN', 'Somebody else of the staff has this e-mail')
      return added
    },
    officeChangeStaff: (call) => done(changeStaff(db, staffOf(call), call.path.id, call.body)),
    officeResetSecondFactor: (call) => resetSecondFactor(deps, staffOf(call), call.path.id),
    officeResetPassword: (call) => resetPassword(db, staffOf(call), call.path.id),
    officeChangePassword: (call) => done(changeStaffPassword(db, staffOf(call), call.body)),
    officeListAudit: ({ query }) => listAudit(db, query),
    officeReadStart: () => readStart(db),
    officeListOrders: (call) => listOfficeOrders(db, reader(call), call.query),
    officeCountOrders: () => countOfficeOrders(db),
    officeExportOrders: async ({ language, query }) => exportOrders(db, language, query),
    officeGetOrder: answerOrder,
    officeMoveOrder: (call) => answerAfter(call, moveOrder(deps, doing(call), call.body)),
    officeSetTracking: (call) => answerAfter(call, setTracking(db, doing(call), call.body)),
    officeAddNote: (call) => answerAfter(call, addNote(db, doing(call), call.body.text)),
    officeRefundOrder: (call) => answerAfter(call, refundOrder(deps, doing(call), call.body)),
    async officeListUnrefundable() {
      const found = await listUnrefundable(db)
      return {
        data: found.map(({ orderId: _, amountSatang, since, ...refund }) => ({
          ...refund,
          amount: baht(amountSatang),
          since: since.toISOString(),
        })),
      }
    },
    officeSettleRefund: (call) =>
      done(settleRefund(db, staffOf(call), { refundId: call.path.id, note: call.body.note })),
  }
}

type OrderCall = Pick<Call<'officeGetOrder'>, 'path' | 'language' | 'staff'>

const reader = (call: Pick<OrderCall, 'language' | 'staff'>) => ({
  language: call.language,
  member: staffOf(call),
})
const doing = (call: OrderCall) => ({ member: staffOf(call), orderNumber: call.path.orderNumber })
