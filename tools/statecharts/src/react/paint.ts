import type { AnyStateMachine } from 'xstate'
import type { Arrow, Line } from '../chart.ts'
import { type Plan, replay } from '../plan.ts'
import type { Run } from '../simulation/simulation.ts'
import { idsByName } from '../walker/declared.ts'

/** Which parts of a chart are lit: states by their ids, transitions by their names. */
export interface Paint {
  active: Set<string>
  visited: Set<string>
  last: Set<string>
  taken: Set<string>
  possible: Set<string>
  refused: Set<string>
}

export interface Reached {
  states: Set<string>
  transitions: Set<string>
}

/** What one run has reached. */
export function reachedIn(run: Run): Reached {
  return {
    states: new Set(run.played.flatMap(({ active }) => active)),
    transitions: new Set(run.played.flatMap(({ outcome }) => outcome.takes)),
  }
}

/** What all paths of the plan reach together. */
export function reachedBy(machine: AnyStateMachine, plan: Plan): Reached {
  const { seen } = replay(machine, plan)
  const ids = idsByName(machine)
  return {
    states: new Set([...seen.states].flatMap((name) => ids.get(name) ?? [])),
    transitions: seen.taken,
  }
}

export function paintOf(run: Run, reached: Reached): Paint {
  return {
    active: new Set(run.active),
    visited: reached.states,
    last: new Set(run.played.at(-1)?.outcome.takes),
    taken: reached.transitions,
    possible: new Set([...run.events.flatMap(({ takes }) => takes), ...run.replies]),
    refused: new Set(run.events.flatMap(({ answer, refuses }) => (answer === 'refused' ? refuses : []))),
  }
}

export type Light = 'last' | 'possible' | 'taken' | 'none'

export const lightOfArrow = ({ labels }: Arrow, paint: Paint): Light =>
  strongest(
    labels.map(({ transition }) => transition),
    paint,
  )

export const lightOfLine = ({ transition }: Line, paint: Paint): Light =>
  strongest(transition === undefined ? [] : [transition], paint)

function strongest(names: string[], paint: Paint): Light {
  if (names.some((name) => paint.last.has(name))) return 'last'
  if (names.some((name) => paint.possible.has(name))) return 'possible'
  return names.some((name) => paint.taken.has(name)) ? 'taken' : 'none'
}

const none = new Set<string>()

export const nothingLit: Paint = {
  active: none,
  visited: none,
  last: none,
  taken: none,
  possible: none,
  refused: none,
}
