import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { guardWords } from '../guard-words.ts'
import { activeIn, allows } from '../reader/index.ts'

/** The guards that refuse an event in a snapshot. */
export function refusingGuards(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const guards = activeIn(snapshot)
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    .filter((guard) => !allows(guard, snapshot, event))
  return [...new Set(guards.map(guardWords))]
}
