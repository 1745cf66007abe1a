import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadingOverlay } from '../components/loading-overlay/loading-overlay.tsx'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'
import { Snackbar } from '../components/snackbar/snackbar.tsx'
import { useCartDrawer } from '../flows/cart-drawer/use-cart-drawer.ts'
import { useGuestCart } from '../flows/guest-cart/use-guest-cart.ts'
import { useIsLoading } from '../flows/loading/use-loading.ts'
import { isSignedIn, useSession } from '../flows/session/use-session.ts'
import { useSnackbar, useSnackbarMessage } from '../flows/snackbar/use-snackbar.ts'
import { AuthDialogs } from './sign-in/auth-dialogs.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { TranslationsBoundary } from './translations-boundary.tsx'

/** Shown above every page: the loading overlay and the snackbar. */
export function GlobalOverlays() {
  return (
    <>
      <AuthDialogs />
      <RefusedLinesNotice />
      <CartDrawerPlace />
      <LoadingOverlay isBusy={useIsLoading()} />
      <Snackbar message={useSnackbarMessage()} />
    </>
  )
}

const RefusedDialog = lazy(() => import('../features/guest-cart/refused-dialog.tsx'))

/** Tells a customer which of the goods that a guest wanted are not in the cart. */
function RefusedLinesNotice() {
  const isCustomer = useSession(isSignedIn)
  const refused = useGuestCart().lines.filter(({ refusalCode }) => refusalCode !== undefined)
  if (!isCustomer || refused.length === 0) return null
  return (
    // Without its script it is shown at the next visit: the goods are still kept.
    <ScreenBoundary address="" failed={null}>
      <Suspense fallback={null}>
        <TranslationsBoundary bundle="customer">
          <RefusedDialog refused={refused} />
        </TranslationsBoundary>
      </Suspense>
    </ScreenBoundary>
  )
}

const { Part: CartDrawer } = lazyPart(() => import('./shop-cart-drawer.tsx'))

/** The drawer of the cart, from the first time that it opens. Without its script, it is tried again when it is to open again. */
function CartDrawerPlace() {
  const { isOpen } = useCartDrawer()
  const [isNeeded, setIsNeeded] = useState(false)
  if (isOpen && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <ScreenBoundary address="" failed={<CartDrawerFailed onSaid={() => setIsNeeded(false)} />}>
      <Suspense fallback={<LoadingOverlay isBusy />}>
        <TranslationsBoundary bundle="customer">
          <CartDrawer />
        </TranslationsBoundary>
      </Suspense>
    </ScreenBoundary>
  )
}

/** Without its script, a message says what it would have shown. */
function CartDrawerFailed({ onSaid }: { onSaid: () => void }) {
  const { taken, close } = useCartDrawer()
  const { say } = useSnackbar()
  useEffect(() => {
    say(taken ? 'addedToCart' : 'OFFLINE')
    close()
    onSaid()
  })
  return null
}
