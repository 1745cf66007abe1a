import type { Reader } from './reader.ts'
import { xstate5 } from './xstate-5.ts'

/**
 * The only way from the tools to the definition of a machine. A second major is a second `Reader`, chosen here; see
 * docs/xstate-6.md. What makes a changed machine of one (`walker/instrument.ts`, `mutants/`) knows its major by itself.
 */
export const {
  isMachine,
  isMachineSnapshot,
  rootOf,
  stateWithId,
  implementationsOf,
  configOf,
  initialOf,
  nameOf,
  ownEvent,
  isNotTimer,
  composedGuard,
  allows,
  activeIn,
  takenBy,
  takenIn,
}: Reader = xstate5
export type { StateNode, Transition } from './reader.ts'
