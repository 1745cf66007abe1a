import { lazy, Suspense } from 'react'
import { useGuestCart } from '../flows/guest-cart/use-guest-cart.ts'
import { isSignedIn, useSession } from '../flows/session/use-session.ts'
import { BundleWords } from './bundle-words.tsx'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'

const RefusedDialog = lazy(() => import('../features/guest-cart/refused-dialog.tsx'))

/** Tells a customer which of the goods that a guest wanted are not in the cart. */
export function RefusedLinesNotice() {
  const isCustomer = useSession(isSignedIn)
  const refused = useGuestCart().lines.filter(({ refusalCode }) => refusalCode !== undefined)
  if (!isCustomer || refused.length === 0) return null
  return (
    // Without its script it is shown at the next visit: the goods are still kept.
    <ScreenBoundary address="" failed={null}>
      <Suspense fallback={null}>
        <BundleWords bundle="customer">
          <RefusedDialog refused={refused} />
        </BundleWords>
      </Suspense>
    </ScreenBoundary>
  )
}
