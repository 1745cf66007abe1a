import { Fragment, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { guardView } from '../../flows/session/guard-view.ts'
import { useSession } from '../../flows/session/use-session.ts'
import { ScreenLoading } from '../shell/screen-loading.tsx'
import { homePath, signInPath } from '../../lib/sign-in-path.ts'

/**
 * Shows its children to signed-in customers. Other visitors are redirected to the home page with the sign-in dialog, except
 * after a sign-out, which opens no dialog.
 */
export function SignInGuard({ children }: { children: ReactNode }) {
  const view = useSession(guardView)
  const customerId = useSession((snapshot) => snapshot.context.customerId)
  const location = useLocation()
  const [wasOpen, setWasOpen] = useState(view === 'open')
  if (view === 'open' && !wasOpen) setWasOpen(true)

  // State is reset for the next customer, who may have signed in in another tab.
  if (view === 'open') return <Fragment key={customerId}>{children}</Fragment>
  if (view === 'waiting') return <ScreenLoading />
  const hasSignedOut = wasOpen && view === 'closed'
  return <Navigate to={hasSignedOut ? homePath(location) : signInPath(location)} replace />
}
