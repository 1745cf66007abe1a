import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useApp } from '../features/app/use-app.ts'
import { signInAddress } from './sign-in-address.ts'

/** Only who is signed in sees what is inside; everybody else is sent home, where signing in is offered. */
export function SignInGuard({ children }: { children: ReactNode }) {
  const isSignedIn = useApp((snapshot) => snapshot.matches({ account: 'signedIn' }))
  const location = useLocation()
  return isSignedIn ? children : <Navigate to={signInAddress(location.pathname + location.search)} replace />
}
