import type { LoadingActor } from '../../flows/loading/use-loading.ts'
import { snackbarEvent } from '../../flows/snackbar/notify.ts'
import type { SnackbarActor } from '../../flows/snackbar/use-snackbar.ts'

interface Listeners {
  loading: Pick<LoadingActor, 'send'>
  snackbar: Pick<SnackbarActor, 'send'>
}

/** By these the API client reports its requests to flows. Requests refused with a 401 go to the token refresh instead. */
export const onRequestEvents = ({ loading, snackbar }: Listeners) => ({
  onRequestStarted: () => loading.send({ type: 'loading.start' }),
  onRequestEnded: () => loading.send({ type: 'loading.stop' }),
  onOverloaded: () => snackbar.send(snackbarEvent('firstTryFailed')),
})
