import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate'
import type { Move } from '../cases.ts'
import type { Outcome } from '../walker/session.ts'

/** An actor that runs and waits for its answer. */
export interface RunningActor {
  id: string
  src: string
  input: unknown
}

/** One move of a walk, and the machine after it. */
export interface Moment<TMachine extends AnyStateMachine = AnyStateMachine> {
  move: Move
  outcome: Outcome
  snapshot: SnapshotFrom<TMachine>
  context: ContextFrom<TMachine>
  actors: RunningActor[]
}

export interface Rule<TMachine extends AnyStateMachine = AnyStateMachine> {
  says: string
  /** Called when a walk starts. The watcher sees every move and says what is wrong, or nothing. */
  watch: () => (moment: Moment<TMachine>) => string | undefined
}

/** A rule that judges each moment by itself. */
export const always = <TMachine extends AnyStateMachine>(
  says: string,
  wrong: (moment: Moment<TMachine>) => string | undefined,
): Rule<TMachine> => ({ says, watch: () => wrong })
