import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { nameOf } from '../outline.ts'

/** The guards that refuse an event in a snapshot. Guards are pure, so they may be asked as often as somebody looks. */
export function refusingGuards(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const nodes: AnyStateNode[] = snapshot._nodes
  const guards = nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    .filter((guard) => !evaluateGuard(guard, snapshot.context, event, snapshot))
  return [...new Set(guards.map(nameOf))]
}
