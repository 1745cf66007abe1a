import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { snackbarMachine, SnackbarMessage } from '../../../machines/snackbar/snackbar.machine.ts'
import { createNotify, type Notify } from './notify.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type SnackbarActor = ActorRefFrom<typeof snackbarMachine>

const useSnackbarActor = () => useAppActor<typeof snackbarMachine>('snackbar')

/** For pages that show a notice, `say('addedToCart')`, or a problem code, `say('OUT_OF_STOCK')`. */
export function useSnackbar(): { say: Notify } {
  return { say: createNotify(useSnackbarActor()) }
}

export function useSnackbarMessage(): SnackbarMessage | undefined {
  return useSelector(useSnackbarActor(), (snapshot) => snapshot.context.message)
}
