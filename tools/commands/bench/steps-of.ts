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
import { instrument, nothingSeen, openSession, pathsOf, standIn } from '@phaen/statecharts'

/** An event and a snapshot of the machine that handles it. */
export interface Step {
  input: unknown
  place: Snapshot<unknown> | undefined
  event: EventObject
  /** Whether the event starts or stops an actor, which then is most of the cost. */
  movesActors: boolean
}

/** The smallest machine, to measure XState itself: two states and one event. */
export const twoStates = createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})
export const pressStep: Step = {
  input: undefined,
  place: undefined,
  event: { type: 'press' },
  movesActors: false,
}

/** The machine with actors that wait and effects that do nothing. Guards and assignments are unchanged. */
export function quiet(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  return machine.provide({
    actors: mapped(actors, () => standIn),
    actions: mapped(actions, (action) => (action && 'resolve' in action ? action : () => {})),
  })
}

/** The same chart without its assignments: only XState and the guards remain. */
export function withoutAssignments(machine: AnyStateMachine): AnyStateMachine {
  return quiet(machine).provide({
    actions: mapped(machine.implementations.actions, (action) =>
      action && 'resolve' in action && kindOf(action) !== kindOf(assign({})) ? action : () => {},
    ),
  })
}

const kindOf = (action: object): unknown => Reflect.get(action, 'type')

/** The last user event of each path of the pinned plan, with the snapshot before it. */
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

/** Microseconds of the step on each of `actors` fresh actors. */
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
