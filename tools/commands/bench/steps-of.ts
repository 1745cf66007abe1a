import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'
import type { Flow } from '../../../machines/registry.ts'
import { pinnedPlan } from '../gen/flow-files.ts'
import { pathsOf } from '../../statecharts/plan.ts'
import { instrument } from '../../statecharts/walker/instrument.ts'
import { nothingSeen, openSession } from '../../statecharts/walker/session.ts'
import { standIn } from '../../statecharts/walker/stand-in.ts'

/** An event in a place where the machine has an answer to it. */
export interface Step {
  input: unknown
  place: Snapshot<unknown> | undefined
  event: EventObject
  /** An actor begins or ends with it, which is most of the cost where it happens. */
  movesActors: boolean
}

/** What XState takes for the least there is: two states, one event, nothing else. */
export const twoStates = createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})
export const aPress: Step = {
  input: undefined,
  place: undefined,
  event: { type: 'press' },
  movesActors: false,
}

/** A machine whose actors wait and whose effects do nothing; its guards and assignments are its own. */
export function quiet(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  return machine.provide({
    actors: mapped(actors, () => standIn),
    actions: mapped(actions, (action) => (action && 'resolve' in action ? action : () => {})),
  })
}

/** The same chart with the assignments taken out: what is left is XState and the guards. */
export function withoutAssignments(machine: AnyStateMachine): AnyStateMachine {
  return quiet(machine).provide({
    actions: mapped(machine.implementations.actions, (action) =>
      action && 'resolve' in action && kindOf(action) !== kindOf(assign({})) ? action : () => {},
    ),
  })
}

const kindOf = (action: object): unknown => Reflect.get(action, 'type')

/** Every user event with which a path of the pinned plan ends, in its place. */
export async function stepsOf(flow: Flow): Promise<Step[]> {
  const walkable = instrument(flow.machine)
  const steps: Step[] = []
  for (const path of pathsOf(await pinnedPlan(flow))) {
    const [start, last] = [path[0]?.do, path.at(-1)]
    if (!start || !('start' in start) || !last || !('send' in last.do)) continue
    const session = openSession(walkable, nothingSeen())
    for (const step of path.slice(0, -1)) session.play(step.do)
    const place = walkable.machine.getPersistedSnapshot(session.snapshot())
    steps.push({
      input: start.start,
      place: JSON.parse(JSON.stringify(place)),
      event: last.do.send,
      movesActors: /"(?:start|stop)":/.test(JSON.stringify(last.actions ?? [])),
    })
  }
  return steps
}

/** Microseconds of the step on each of so many fresh actors. */
export function timesOf(machine: AnyStateMachine, { input, place, event }: Step, actors: number): number[] {
  const fresh = Array.from({ length: actors }, () => createActor(machine, { input, snapshot: place }).start())
  const times = fresh.map((actor) => {
    const start = performance.now()
    actor.send(event)
    return (performance.now() - start) * 1000
  })
  for (const actor of fresh) actor.stop()
  return times
}

const mapped = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
