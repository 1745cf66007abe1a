import { LoadingOverlay } from '../components/loading-overlay/loading-overlay.tsx'
import { Snackbar } from '../components/snackbar/snackbar.tsx'
import { useIsLoading } from '../flows/loading/use-loading.ts'
import { useSnackbarMessage } from '../flows/snackbar/use-snackbar.ts'

/** What every page shows beside itself: that something is under way, and the one short message. */
export function GlobalOverlays() {
  return (
    <>
      <LoadingOverlay isBusy={useIsLoading()} />
      <Snackbar message={useSnackbarMessage()} />
    </>
  )
}
