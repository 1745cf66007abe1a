import { AuthDialogs } from './auth-dialogs.tsx'
import { RefusedLinesNotice } from './refused-lines-notice.tsx'
import { LoadingOverlay } from '../components/loading-overlay/loading-overlay.tsx'
import { Snackbar } from '../components/snackbar/snackbar.tsx'
import { useIsLoading } from '../flows/loading/use-loading.ts'
import { useSnackbarMessage } from '../flows/snackbar/use-snackbar.ts'

/** Shown above every page: the loading overlay and the snackbar. */
export function GlobalOverlays() {
  return (
    <>
      <AuthDialogs />
      <RefusedLinesNotice />
      <LoadingOverlay isBusy={useIsLoading()} />
      <Snackbar message={useSnackbarMessage()} />
    </>
  )
}
