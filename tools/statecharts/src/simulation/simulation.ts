import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { FlowCases, Move } from '../cases.ts'
import { type Step, stepOf, type StepOutcome } from '../plan.ts'
import { outcomeOf, type RecordedStep, type Recording } from '../recording/recording.ts'
import { isSameOutcome } from '../recording/replay-recording.ts'
import { activeIn, type StateNode } from '../reader/index.ts'
import { ownTransitions } from '../walker/declared.ts'
import { instrument, type Walkable } from '../walker/instrument.ts'
import { answers, asData, startsOf } from '../walker/moves.ts'
import { nameOfSource } from '../walker/actor-names.ts'
import { plain } from '../walker/plain.ts'
import { nothingSeen, openSession, type Outcome, type Session } from '../walker/session.ts'
import { type EventChance, eventChances } from './event-chances.ts'
import { type ArmedTimer, armedTimers } from './timers.ts'

/** A move that is to be played. A pinned one says what it must lead to. */
export interface Planned {
  move: Move
  expected?: StepOutcome
  /** A recorded one says when it was made, and what it led to. */
  recorded?: RecordedStep
}

export interface Played extends Planned {
  outcome: Outcome
  /** The ids of the states that are active after it. */
  active: string[]
  /** Whether the outcome is the pinned one; true where nothing is pinned. */
  same: boolean
}

/** An actor that waits for its answer, with samples of what it may say. */
export interface WaitingActor {
  id: string
  src: string
  input: unknown
  moves: Move[]
}

/** All that a picture of the run shows. It never changes; each move makes a new one. */
export interface Run {
  played: Played[]
  /** Moves of a loaded path that are still to come. */
  ahead: Planned[]
  status: AnyMachineSnapshot['status']
  /** The ids of the active states. */
  active: string[]
  context: Record<string, unknown>
  readonly events: EventChance[]
  actors: WaitingActor[]
  timers: ArmedTimer[]
  /** The transitions that an answer of an actor or a timer may take now. */
  replies: string[]
}

/** A machine that is played by hand, with stand-ins for its actors and a clock that waits. */
export class Simulation {
  readonly walkable: Walkable
  readonly #cases: FlowCases
  readonly #listeners = new Set<() => void>()
  #session: Session
  #run: Run

  constructor(machine: AnyStateMachine, cases: FlowCases) {
    this.walkable = instrument(machine)
    this.#cases = cases
    this.#session = openSession(this.walkable, nothingSeen())
    this.#run = this.#begin(startsOf(cases).slice(0, 1).map(asPlanned), 1)
  }

  run = (): Run => this.#run

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The inputs with which it can start. */
  starts = (): Move[] => startsOf(this.#cases)

  start = (move: Move): void => this.#show(this.#begin([{ move }], 1))

  /** Plays one move. Of a loaded path the rest stays if the move is its next one. */
  play = (move: Move): void => {
    const { ahead, played } = this.#run
    const [next, ...later] = ahead
    const isNext = next !== undefined && JSON.stringify(next.move) === JSON.stringify(move)
    const done = this.#perform(isNext ? next : { move })
    this.#show(this.#picture([...played, done], isNext ? later : []))
  }

  playNext = (): void => {
    const { ahead, played } = this.#run
    const [next] = ahead
    if (next && !hasStopped(played)) this.play(next.move)
  }

  /** Loads a path and plays its start, or more of it. */
  load = (path: Planned[], count = 1): void => this.#show(this.#begin(path, count))

  /** Plays the run again from its start up to `count` moves; those after it stay ahead. */
  goTo = (count: number): void => {
    const all = [...this.#run.played.map(asPlannedAgain), ...this.#run.ahead]
    this.#show(this.#begin(all, Math.min(Math.max(count, 1), all.length)))
  }

  #begin(moves: Planned[], count: number): Run {
    this.#session = openSession(this.walkable, nothingSeen())
    const played: Played[] = []
    for (const one of moves.slice(0, count)) {
      const last = this.#perform(one)
      played.push(last)
      // What follows a difference from a recording would be another story.
      if (last.recorded && !last.same) break
    }
    return this.#picture(played, moves.slice(played.length))
  }

  #perform(plannedMove: Planned): Played {
    const { move, expected, recorded } = plannedMove
    const before = 'start' in move || 'resume' in move ? undefined : this.#session.snapshot()
    if (recorded) this.#session.passTo(recorded.at)
    const outcome = this.#session.play(move)
    const after = this.#session.snapshot()
    const active = activeIn(after).map(({ id }) => id)
    const same = recorded
      ? isAsRecorded(recorded, before, after, outcome)
      : isAsPinned(move, outcome, expected)
    return { ...plannedMove, outcome, active, same }
  }

  #picture(played: Played[], ahead: Planned[]): Run {
    const snapshot = this.#session.snapshot()
    const { status } = snapshot
    const isActive = status === 'active'
    const [walkable, cases] = [this.walkable, this.#cases]
    let events: EventChance[] | undefined
    return {
      played,
      ahead,
      status,
      active: activeIn(snapshot).map(({ id }) => id),
      context: Object.fromEntries(
        Object.entries<unknown>(snapshot.context).map(([key, value]) => [key, plain(value)]),
      ),
      // Evaluates every guard for every sample, so only for a picture that is open.
      get events() {
        events ??= eventChances(walkable, snapshot, cases)
        return events
      },
      actors: isActive ? this.#session.children().map((child) => this.#waiting(child, snapshot)) : [],
      timers: isActive ? armedTimers(played, this.#session.timers()) : [],
      replies: isActive ? activeIn(snapshot).flatMap((node) => this.#repliesTo(node)) : [],
    }
  }

  #waiting(child: AnyActorRef, snapshot: AnyMachineSnapshot): WaitingActor {
    const handled = [...new Set(activeIn(snapshot).flatMap((node) => [...node.transitions.keys()]))]
    return {
      id: child.id,
      src: nameOfSource(child.src),
      input: plain(child.getSnapshot().input),
      moves: answers(child, handled, this.#cases).map(asData),
    }
  }

  #repliesTo(node: StateNode): string[] {
    return ownTransitions(node).flatMap(([descriptor, candidates]) =>
      descriptor.startsWith('xstate.') && !descriptor.startsWith('xstate.done.state.')
        ? candidates.flatMap((transition) => this.walkable.declared.names.get(transition) ?? [])
        : [],
    )
  }

  #show(run: Run) {
    this.#run = run
    for (const listener of this.#listeners) listener()
  }
}

/** A pinned path as a simulation loads it. */
export const plannedPath = (path: Step[]): Planned[] =>
  path.map(({ step: _step, from: _from, ...expected }) => ({ move: expected.do, expected }))

/** A recording as a simulation loads it. */
export const recordedPath = ({ steps }: Recording): Planned[] =>
  steps.map((recorded) => ({ move: recorded.do, recorded }))

/** Whether a recording led elsewhere than it says, after which nothing of it is played. */
export const hasStopped = (played: readonly Played[]): boolean =>
  played.some(({ recorded, same }) => recorded !== undefined && !same)

const asPlanned = (move: Move): Planned => ({ move })
const asPlannedAgain = ({ move, expected, recorded }: Played): Planned => ({
  move,
  ...(expected ? { expected } : {}),
  ...(recorded ? { recorded } : {}),
})

function isAsPinned(move: Move, outcome: Outcome, expected: StepOutcome | undefined): boolean {
  if (!expected) return true
  const { do: _move, ...actual } = stepOf(move, outcome)
  const { do: _pinned, ...pinned } = expected
  return JSON.stringify(actual) === JSON.stringify(pinned)
}

function isAsRecorded(
  recorded: RecordedStep,
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
  { takes, broke }: Outcome,
): boolean {
  const actual = outcomeOf(before, after, 'resume' in recorded.do ? [] : takes)
  return isSameOutcome(recorded, broke === undefined ? actual : { ...actual, broke })
}
