import type { LoadingActor } from '../../flows/loading/use-loading.ts'
import { showing } from '../../flows/snackbar/notify.ts'
import type { SnackbarActor } from '../../flows/snackbar/use-snackbar.ts'

interface Hearing {
  loading: Pick<LoadingActor, 'send'>
  snackbar: Pick<SnackbarActor, 'send'>
}

/** What the API client tells flows of the requests that it makes. Those that were refused are the token refresh's. */
export const onRequestEvents = ({ loading, snackbar }: Hearing) => ({
  onRequestStarted: () => loading.send({ type: 'loading.start' }),
  onRequestEnded: () => loading.send({ type: 'loading.stop' }),
  onOverloaded: () => snackbar.send(showing('firstTryFailed')),
})
