import type { ActorLogic, Snapshot } from 'xstate'

export type StandInEvent =
  | { type: 'stand-in.done'; output: unknown }
  | { type: 'stand-in.error'; error: unknown }
  | { type: 'stand-in.show'; snapshot: Record<string, unknown> }
  | { type: 'xstate.stop' }

/** Replaces every actor that a machine invokes or spawns: it waits until the walker makes it answer. */
export const standIn: ActorLogic<Snapshot<unknown> & { input?: unknown }, StandInEvent, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    switch (event.type) {
      case 'stand-in.done':
        return { status: 'done', output: event.output, error: undefined }
      case 'stand-in.error':
        return { status: 'error', output: undefined, error: event.error }
      case 'stand-in.show':
        return { ...snapshot, ...event.snapshot }
      case 'xstate.stop':
        return { status: 'stopped', output: undefined, error: undefined }
      default:
        return snapshot
    }
  },
}
