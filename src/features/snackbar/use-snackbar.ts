import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { snackbarMachine, SnackbarMessage } from '../../../machines/snackbar/snackbar.machine.ts'
import { sayIn, type Say } from './say.ts'

export type SnackbarActor = ActorRefFrom<typeof snackbarMachine>

export const SnackbarActorContext = createContext<SnackbarActor | null>(null)

function useSnackbarActor(): SnackbarActor {
  const actor = useContext(SnackbarActorContext)
  if (!actor) throw new Error('No snackbar actor above this component')
  return actor
}

/** @public For a page that has something to say: `say('addedToCart')`, or a problem's code: `say('OUT_OF_STOCK')`. */
export function useSnackbar(): { say: Say } {
  return { say: sayIn(useSnackbarActor()) }
}

export function useSnackbarMessage(): SnackbarMessage | undefined {
  return useSelector(useSnackbarActor(), (snapshot) => snapshot.context.message)
}
