import { LoadingOverlay } from '../components/loading-overlay/loading-overlay.tsx'
import { Snackbar } from '../components/snackbar/snackbar.tsx'
import { useIsLoading } from '../features/loading/use-loading.ts'
import { useSnackbarMessage } from '../features/snackbar/use-snackbar.ts'

/** What every page shows beside itself: that something is under way, and the one short message. */
export function StandingParts() {
  return (
    <>
      <LoadingOverlay isBusy={useIsLoading()} />
      <Snackbar message={useSnackbarMessage()} />
    </>
  )
}
