import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import type { Move } from '../cases.ts'
import { activeIn, initialOf, rootOf, type StateNode, takenIn } from '../reader/index.ts'
import { namesActors } from './actor-names.ts'
import { stateName } from './declared.ts'
import { describeAction } from './executed.ts'
import type { Walkable } from './instrument.ts'
import { changedFields, plain } from './plain.ts'

export interface Outcome {
  value: unknown
  tags: string[]
  context: Record<string, unknown>
  actions: unknown[]
  takes: string[]
  refuses: string[]
  /** Set once the machine reached its final state. */
  output?: unknown
  /** Set when the machine failed with an unhandled error. */
  broke?: string
}

/** What a walk has reached so far; several sessions may share it. */
export interface Seen {
  states: Set<string>
  taken: Set<string>
  refused: Set<string>
  allowing: Set<string>
  refusing: Set<string>
}

export const nothingSeen = (): Seen => ({
  states: new Set(),
  taken: new Set(),
  refused: new Set(),
  allowing: new Set(),
  refusing: new Set(),
})

export interface Session {
  play: (move: Move) => Outcome
  /** Moves the clock to a time since the start; timers that are due then wait for their moves. */
  passTo: (ms: number) => void
  snapshot: () => AnyMachineSnapshot
  children: () => AnyActorRef[]
  timers: () => number[]
}

/**
 * One fresh actor of the machine, played move by move. The first move has to be a start. `onlooker` hears of all that
 * happens, as XState tells it.
 */
export function openSession(
  { machine, declared, listeners }: Walkable,
  seen: Seen,
  onlooker?: (event: InspectionEvent) => void,
): Session {
  const clock = new StepClock()
  let started: Actor<AnyStateMachine> | undefined
  let step = { actions: new Array<unknown>(), takes: new Array<string>(), refuses: new Set<string>() }
  let context: Record<string, unknown> = {}
  let broke: string | undefined
  let nameOfActor = namesActors()

  const actor = () => {
    if (!started) throw new Error('the first move has to be a start')
    return started
  }

  const start = (from: { input: unknown } | { snapshot: Snapshot<unknown> }) => {
    const root: { ref?: unknown } = {}
    started = createActor(machine, {
      ...from,
      // Otherwise XState would number it, and write its `log` where the result of a command stands.
      id: machine.id,
      logger: () => {},
      clock,
      inspect: (event) => {
        onlooker?.(event)
        root.ref ??= event.actorRef
        if (event.actorRef !== root.ref) return
        if (event.type === '@xstate.action') step.actions.push(describeAction(machine, event.action))
        if (event.type !== '@xstate.microstep') return
        for (const transition of takenIn(event)) {
          const name = declared.names.get(transition)
          if (name !== undefined) step.takes.push(name)
        }
        visit(event.snapshot)
      },
    })
    started.subscribe({ error: (error) => (broke = messageOf(error)) })
    enter(rootOf(machine))
    started.start()
  }

  const resume = (snapshot: Snapshot<unknown>) => {
    if ('children' in snapshot) nameOfActor = namesActors(Object.keys({ ...Object(snapshot.children) }))
    start({ snapshot })
  }

  /** The states that a start enters; XState reports only those in which it rests. */
  const enter = (node: StateNode) => {
    seen.states.add(stateName(node))
    if (node.type !== 'history') initialOf(node).forEach(enter)
  }

  const visit = (snapshot: object) => {
    for (const node of activeIn(snapshot)) seen.states.add(stateName(node))
  }

  const children = () =>
    Object.values<AnyActorRef>(actor().getSnapshot().children).filter(
      (child) => child.getSnapshot().status === 'active',
    )

  const child = (name: string): AnyActorRef => {
    const found = children().find((candidate) => candidate.id === name || candidate.src === name)
    if (!found) throw new Error(`no actor '${name}' is waiting`)
    return found
  }

  const perform = (move: Move) => {
    // A plan is JSON, and writes a start without input as null.
    if ('start' in move) start({ input: move.start ?? undefined })
    else if ('resume' in move) resume(asSnapshot(move.resume))
    else if ('send' in move) actor().send(move.send)
    else if ('done' in move) child(move.actor).send({ type: 'stand-in.done', output: move.done })
    else if ('error' in move) child(move.actor).send({ type: 'stand-in.error', error: move.error })
    else if ('says' in move) actor().send(move.says)
    else if ('shows' in move) child(move.actor).send({ type: 'stand-in.show', snapshot: move.shows })
    else clock.fireNext()
  }

  return {
    passTo: (ms) => clock.passTo(ms),
    snapshot: () => actor().getSnapshot(),
    children,
    timers: () => clock.remaining(),
    play: (move) => {
      step = { actions: [], takes: [], refuses: new Set() }
      listeners.transitionRefused = (name) => step.refuses.add(name)
      listeners.guardSaid = (guard, verdict) => (verdict ? seen.allowing : seen.refusing).add(guard)
      listeners.nameOfActor = (source) => nameOfActor(source)
      try {
        perform(move)
      } catch (error) {
        broke ??= messageOf(error)
      }
      const snapshot: AnyMachineSnapshot = actor().getSnapshot()
      const before = context
      context = snapshot.context
      for (const name of step.takes) seen.taken.add(name)
      for (const name of step.refuses) seen.refused.add(name)
      return {
        value: snapshot.value,
        tags: [...snapshot.tags].toSorted(),
        context: changedFields(before, context),
        actions: step.actions,
        takes: step.takes,
        refuses: [...step.refuses],
        ...(snapshot.status === 'done' ? { output: plain(snapshot.output) } : {}),
        ...(broke === undefined ? {} : { broke }),
      }
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error))

function asSnapshot(data: unknown): Snapshot<unknown> {
  if (typeof data === 'object' && data !== null && 'status' in data && 'value' in data)
    return { output: undefined, error: undefined, ...data, status: 'active' }
  throw new Error('this is no snapshot of a machine')
}

/** A clock that only moves from one due timer to the next, and fires one timer each time. */
class StepClock {
  #now = 0
  #lastId = 0
  #timers = new Map<number, { due: number; run: () => void }>()

  setTimeout = (run: () => void, ms: number): number => {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { due: this.#now + ms, run })
    return this.#lastId
  }

  clearTimeout = (id: number): void => {
    this.#timers.delete(id)
  }

  /** Milliseconds until each timer, the next one first. */
  remaining(): number[] {
    return this.#inOrder().map(([, timer]) => Math.max(timer.due - this.#now, 0))
  }

  /** Lets time pass without firing: a timer that is due waits for its move. */
  passTo(ms: number): void {
    this.#now = Math.max(this.#now, ms)
  }

  fireNext(): void {
    const next = this.#inOrder()[0]
    if (!next) throw new Error('No timer is due.')
    const [id, timer] = next
    this.#timers.delete(id)
    this.#now = Math.max(this.#now, timer.due)
    timer.run()
  }

  #inOrder() {
    return [...this.#timers].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)
  }
}
