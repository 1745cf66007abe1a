import type { AnyActor, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import type { Transition } from '../reader/index.ts'

/** An actor that has been started, whether it still runs or not. */
export interface WatchedActor {
  number: number
  id: string
  ref: AnyActor
  /** Undefined for a promise, a callback and the like. */
  machine: AnyStateMachine | undefined
  parent: WatchedActor | undefined
  since: number
  /** Whether it continued from a snapshot instead of its initial state. */
  isResumed: boolean
  first: Snapshot<unknown>
  last: Snapshot<unknown>
  firstTakes: Transition[]
  /** What a walk calls the actors that it started without an id, by their ids. */
  names: ReadonlyMap<string, string>
  /** How many of its entries have left the log, and what the last of them led to. */
  lost: number
  lostUntil: Snapshot<unknown>
}

/** An event that was sent to an actor. Nothing of it is turned into data before somebody looks. */
export interface Entry {
  number: number
  at: number
  to: WatchedActor
  from: WatchedActor | undefined
  event: AnyEventObject
  before: Snapshot<unknown>
  /** Undefined as long as the actor has not taken it; for ever if it had stopped. */
  after: Snapshot<unknown> | undefined
  takes: Transition[]
  /** Whether the actor sent it to itself at once, by what it did on the event before. */
  isEcho: boolean
}

/** A `can` that a page asked for and that was answered with no. */
export interface Refusal {
  actor: WatchedActor
  event: AnyEventObject
}

/** What a page asked a flow, and the answer. */
export interface Question extends Refusal {
  isAllowed: boolean
}
