import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Staff, StaffRight } from '../../../openapi/generated/schema.ts'
import type { StaffSessionActor } from './staff-session.ts'

export const StaffSessionContext = createContext<StaffSessionActor | null>(null)

export function useStaffSession() {
  const session = useContext(StaffSessionContext)
  if (!session) throw new Error('No session of staff above this component')
  const snapshot = useSelector(session, (state) => state)
  return { snapshot, send: session.send }
}

/** Who is signed in; only below what is shown to staff. */
export function useStaff(): Staff & { mayUse: (right: StaffRight) => boolean } {
  const { staff } = useStaffSession().snapshot.context
  if (!staff) throw new Error('Nobody is signed in')
  return { ...staff, mayUse: (right) => staff.rights.includes(right) }
}
