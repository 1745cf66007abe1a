import { Fragment, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { guardView } from '../flows/session/guard-view.ts'
import { useSession } from '../flows/session/use-session.ts'
import { ScreenLoading } from './shell/screen-loading.tsx'
import { homeIn, signInAddress } from './sign-in-address.ts'

/**
 * Only who is signed in sees what is inside; everybody else is sent home, where signing in is offered, but not to
 * somebody who has just signed out.
 */
export function SignInGuard({ children }: { children: ReactNode }) {
  const view = useSession(guardView)
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  const location = useLocation()
  const [wasOpen, setWasOpen] = useState(view === 'open')
  if (view === 'open' && !wasOpen) setWasOpen(true)

  // What one customer has opened is not there for the next, who may have signed in in another tab.
  if (view === 'open') return <Fragment key={customerId}>{children}</Fragment>
  if (view === 'waiting') return <ScreenLoading />
  const hasSignedOut = wasOpen && view === 'closed'
  return <Navigate to={hasSignedOut ? homeIn(location) : signInAddress(location)} replace />
}
