import { useMemo } from 'react'
import type { AnyMachineSnapshot, Snapshot } from 'xstate'
import { activeIn } from '../reader/index.ts'
import { type EventChance, eventChances } from '../simulation/event-chances.ts'
import { instrument } from '../walker/instrument.ts'
import type { Flow } from './flow.ts'

/**
 * What each event would do to a running actor. The flow's machine may know more than the actor's: why an event is
 * ignored. Undefined where it is another one of that id, or another version, without the states in which the actor stands.
 */
export function useChances(
  { machine, cases }: Pick<Flow, 'machine' | 'cases'>,
  snapshot: AnyMachineSnapshot,
): EventChance[] | undefined {
  const walkable = useMemo(() => instrument(machine), [machine])
  return useMemo(() => {
    const { value, context, status } = snapshot
    let standing: AnyMachineSnapshot
    try {
      standing = machine.resolveState({ value, context, status })
    } catch {
      return undefined
    }
    return eventChances(walkable, standing, cases)
  }, [walkable, machine, cases, snapshot])
}

export const possibleNow = (chances: EventChance[] = []) => ({
  possible: new Set(chances.flatMap(({ takes }) => takes)),
  refused: new Set(chances.flatMap(({ answer, refuses }) => (answer === 'refused' ? refuses : []))),
})

/** The ids of the states in which an actor stands. */
export const idsOf = (snapshot: Snapshot<unknown> | undefined): string[] =>
  snapshot ? activeIn(snapshot).map(({ id }) => id) : []
