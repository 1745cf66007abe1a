import {
  type ActorLogic,
  type AnyActorLogic,
  initialTransition,
  matchesState,
  type Snapshot,
  type StateValue,
} from 'xstate'

export type StandInEvent =
  | { type: 'stand-in.done'; output: unknown }
  | { type: 'stand-in.error'; error: unknown }
  | { type: 'stand-in.show'; snapshot: Record<string, unknown> }
  | { type: 'xstate.stop' }

/** `value`, `context` and `matches` are for a parent that reads them, as an `onSnapshot` does. */
type StandInSnapshot = Snapshot<unknown> & {
  input?: unknown
  value?: unknown
  context?: unknown
  matches?: (state: StateValue) => boolean
}

type StandIn = ActorLogic<StandInSnapshot, StandInEvent, unknown>

/**
 * Replaces an actor that a machine invokes or spawns: it waits until the walker makes it answer. It begins with what the
 * actor itself would show first, which a parent with an `onSnapshot` reads at once.
 */
export const standInFor = (logic: unknown): StandIn => ({
  getInitialSnapshot: (_, input) =>
    showing({ status: 'active', output: undefined, error: undefined, input, ...shownFirst(logic, input) }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    switch (event.type) {
      case 'stand-in.done':
        return { status: 'done', output: event.output, error: undefined }
      case 'stand-in.error':
        return { status: 'error', output: undefined, error: event.error }
      case 'stand-in.show':
        return showing({ ...snapshot, ...event.snapshot })
      case 'xstate.stop':
        return { status: 'stopped', output: undefined, error: undefined }
      default:
        return snapshot
    }
  },
})

/** The stand-in of an actor of which nothing is known. */
export const standIn: StandIn = standInFor(undefined)

const showing = (snapshot: StandInSnapshot): StandInSnapshot => {
  const { value } = snapshot
  return isStateValue(value) ? { ...snapshot, matches: (state) => matchesState(state, value) } : snapshot
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** The context is empty where the actor has none, or cannot begin: a placeholder in `setup` knows nothing. */
function shownFirst(logic: unknown, input: unknown): { value?: unknown; context: unknown } {
  const nothing = { context: {} }
  if (!isLogic(logic)) return nothing
  try {
    // XState only works out the snapshot here: no action is executed, and no actor starts.
    const [first]: [object, unknown] = initialTransition(logic, input)
    const context = ('context' in first ? first.context : undefined) ?? {}
    return 'value' in first ? { value: first.value, context } : { context }
  } catch {
    return nothing
  }
}

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value
