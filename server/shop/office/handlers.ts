import { rightsOf } from './roles.ts'
import { listAudit } from './audit-log.ts'
import { listOfficeOrders } from './list-office-orders.ts'
import { signInStaff } from './sign-in.ts'
import { endStaffSession, listStaffSessions } from './staff-sessions.ts'
import { staffOf, type Handlers } from '../common/handlers.ts'
import { notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

export function officeHandlers(deps: ShopDeps): Handlers {
  const { db } = deps.database
  return {
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
    officeListAudit: ({ query }) => listAudit(db, query),
    officeListOrders: ({ query }) => listOfficeOrders(db, query),
  }
}
