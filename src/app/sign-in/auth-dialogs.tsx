import type { i18n as Translations } from 'i18next'
import { Suspense, useState, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadingOverlay } from '../../components/loading-overlay/loading-overlay.tsx'
import { loadOverlay } from '../../components/overlay/overlay.tsx'
import { isSignedIn, useSession } from '../../flows/session/use-session.ts'
import { loadTranslations } from '../../i18n/translations.ts'
import { toLanguage } from '../../lib/language.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { pathAfterSignIn, authDialogIn, type AuthDialog } from '../../lib/sign-in-path.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { useReturnFocus } from '../../components/overlay/use-return-focus.ts'
import { AuthDialogFailed } from './auth-dialog-failed.tsx'
import { AuthWithoutScript } from './auth-without-script.tsx'
import { TranslationsBoundary } from '../translations-boundary.tsx'
import { ScreenBoundary } from '../../components/screen-boundary/screen-boundary.tsx'

const dialogs = {
  login: lazyDialog(() => import('../../features/account/sign-in/sign-in-dialog.tsx')),
  register: lazyDialog(() => import('../../features/account/register/register-dialog.tsx')),
  forgot: lazyDialog(() => import('../../features/account/forgot/forgot-dialog.tsx')),
}

/** What a dialog contains and its frame are loaded side by side. */
function lazyDialog(load: () => Promise<{ default: ComponentType }>) {
  return lazyPart(async () => {
    const [dialog] = await Promise.all([load(), loadOverlay()])
    return dialog
  })
}

/** Loads the dialog that an address opens, if it opens one, and its words, so that it stands there as soon as the page is live. */
export async function preloadAuthDialog(
  search: string,
  shop: Promise<{ translations: Translations }>,
): Promise<void> {
  const dialog = authDialogIn(search)
  if (!dialog) return
  const addWords = async () => {
    const { translations } = await shop
    await loadTranslations(translations, toLanguage(translations.language) ?? 'th', 'customer')
  }
  await Promise.all([dialogs[dialog].preload(), addWords()])
}

/** The dialog that the address opens over the page. */
export function AuthDialogs() {
  const { search } = useLocation()
  const isLive = useIsLive()
  const dialog = authDialogIn(search)
  useReturnFocus(dialog !== undefined)
  if (!dialog) return null
  return isLive ? <DialogForVisitors key={dialog} dialog={dialog} /> : <AuthWithoutScript />
}

function DialogForVisitors({ dialog }: { dialog: AuthDialog }) {
  const location = useLocation()
  const isCustomer = useSession(isSignedIn)
  const [wasCustomer] = useState(isCustomer)
  // The sign-in dialog goes on as soon as it has signed in; a registration first says that it is done.
  const goesOn = dialog === 'login' ? isCustomer : wasCustomer
  if (goesOn) return <Navigate to={pathAfterSignIn(location)} replace />
  const { Part: Dialog } = dialogs[dialog]
  return (
    <ScreenBoundary address={location.search} failed={<AuthDialogFailed dialog={dialog} />}>
      <Suspense fallback={<LoadingOverlay isBusy />}>
        <TranslationsBoundary bundle="customer">
          <Dialog />
        </TranslationsBoundary>
      </Suspense>
    </ScreenBoundary>
  )
}
