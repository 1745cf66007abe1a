import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { authDialogIn } from '../lib/sign-in-address.ts'
import { useIsLive } from '../lib/use-is-live.ts'
import { CustomerWords } from './customer-words.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const SignInDialog = lazy(() => import('../features/account/sign-in/sign-in-dialog.tsx'))
const RegisterDialog = lazy(() => import('../features/account/register/register-dialog.tsx'))
const ForgotDialog = lazy(() => import('../features/account/forgot/forgot-dialog.tsx'))

/** The dialog that the address opens over the page. */
export function AuthDialogs() {
  const { search } = useLocation()
  const dialog = authDialogIn(search)
  // The server renders no dialog: without its script it could do nothing.
  if (!useIsLive() || !dialog) return null
  return (
    <ScreenBoundary address={search} failed={null}>
      <Suspense fallback={null}>
        <CustomerWords>
          {dialog === 'login' && <SignInDialog />}
          {dialog === 'register' && <RegisterDialog />}
          {dialog === 'forgot' && <ForgotDialog />}
        </CustomerWords>
      </Suspense>
    </ScreenBoundary>
  )
}
