import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { instrument } from '../walker/instrument.ts'
import { nothingSeen, openSession } from '../walker/session.ts'
import { outcomeOf, type RecordedOutcome, type RecordedStep, type Recording } from './recording.ts'

export interface RecordingReplay {
  /** How many steps led where the recording says. */
  same: number
  /** The first that did not. Nothing is played after it. */
  difference?: { index: number; step: RecordedStep; actual: RecordedOutcome & { broke?: string } }
}

/**
 * Plays a recording on a fresh actor with stand-ins and a step clock: no request is repeated, and each delay is armed
 * as it was. It stops at the first difference.
 */
export function replayRecording(machine: AnyStateMachine, { steps }: Recording): RecordingReplay {
  const session = openSession(instrument(machine), nothingSeen())
  let before: AnyMachineSnapshot | undefined
  for (const [index, step] of steps.entries()) {
    session.passTo(step.at)
    const { takes, broke } = session.play(step.do)
    const after = session.snapshot()
    const actual = {
      ...outcomeOf(before, after, 'resume' in step.do ? [] : takes),
      ...(broke === undefined ? {} : { broke }),
    }
    if (!isSameOutcome(step, actual)) return { same: index, difference: { index, step, actual } }
    before = after
  }
  return { same: steps.length }
}

export function isSameOutcome(
  { at: _at, do: _move, ...expected }: RecordedStep,
  actual: RecordedOutcome & { broke?: string },
): boolean {
  return canonical(expected) === canonical(actual)
}

/** JSON with the keys of each object in order: two machines may set the same fields in another one. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
