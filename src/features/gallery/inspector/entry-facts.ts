import type { AnyEventObject } from 'xstate'
import {
  type Entry,
  isMachineSnapshot,
  namesOf,
  recordable,
  recordableChanges,
  refusingGuards,
} from '@phaen/statecharts'
import { stateOf } from './actor-words.ts'
import { mask } from './watched-shop.ts'

/** The guards that refused an event that did nothing. */
export const guardsOf = ({ takes, before, event, after }: Entry): string[] =>
  takes.length === 0 && after && isMachineSnapshot(before) ? refusingGuards(before, event) : []

export const stateAfter = ({ after }: Entry): string => (after ? stateOf(after) : '')

export const transitionsIn = ({ to, takes }: Entry): string[] => namesOf(to, takes)

export function dataOf({ type: _type, ...payload }: AnyEventObject): unknown {
  return mask.apply(recordable(payload))
}

/** What an event changed in the context, before and after, without secrets. */
export function changesIn({ before, after }: Entry): { field: string; before: unknown; now: unknown }[] {
  if (!after || !isMachineSnapshot(before) || !isMachineSnapshot(after)) return []
  const changed = mask.apply(recordableChanges(before.context, after.context))
  const old = mask.apply(recordableChanges(after.context, before.context))
  return Object.entries(changed).map(([field, now]) => ({ field, before: old[field], now }))
}
