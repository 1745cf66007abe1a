import type { AnyStateMachine, EventFrom, InputFrom, MachineImplementationsFrom, OutputFrom } from 'xstate'

/** What a tester writes for one flow: the samples from which the walker makes its moves. All fields are optional. */
export interface FlowCases<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** Each sample input is one start. Without any, the machine starts once, without input. */
  inputs?: InputFrom<TMachine>[]
  /** Sample payloads by event type, without the `type`. An event that is not listed is sent bare. */
  events?: { [Type in EventFrom<TMachine>['type']]?: Payload<Extract<EventFrom<TMachine>, { type: Type }>>[] }
  /** The possible answers of each invoked or spawned actor, by its name in `setup({ actors })`. */
  replies?: { [Name in ActorName<TMachine>]?: Replies<ActorOutput<TMachine, Name>, EventFrom<TMachine>> }
  /** Paths that are too deep for the search to find. Each story is one path from the first input, played before the search. */
  stories?: Story<TMachine>[]
  /** The maximum number of states that the search explores; 4,000 by default. */
  effort?: number
}

export interface Replies<TOutput = unknown, TEvent = unknown> {
  done?: TOutput[]
  /** Possible rejections: `{ code: 'NOT_FOUND' }`. */
  error?: { code: string; [detail: string]: unknown }[]
  /** Events that it may send to its parent while it runs (callback actors, children). */
  says?: TEvent[]
  /** Snapshots for an `onSnapshot`: the part of the child's snapshot that the parent reads. */
  shows?: Record<string, unknown>[]
}

/** One move, as the plan stores it. */
export type Move =
  | { start: unknown }
  /** Continues from a persisted snapshot; recordings alone do so, where the recorded actor did. */
  | { resume: unknown }
  | { send: SentEvent }
  | { actor: string; done: unknown }
  | { actor: string; error: unknown }
  | { actor: string; says: SentEvent }
  | { actor: string; shows: Record<string, unknown> }
  | { wait: number }

export interface SentEvent {
  type: string
  [field: string]: unknown
}

/** In a story a `wait` needs no duration: `'next timer'` fires the next timer. */
export type Story<TMachine extends AnyStateMachine> = (
  | { send: EventFrom<TMachine> }
  | { actor: ActorName<TMachine>; done: unknown }
  | { actor: ActorName<TMachine>; error: unknown }
  | { actor: ActorName<TMachine>; says: EventFrom<TMachine> }
  | 'next timer'
)[]

type Payload<TEvent> = Omit<TEvent, 'type'>
type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<TMachine>['actors']>
type ActorName<TMachine extends AnyStateMachine> = keyof ActorsOf<TMachine> & string
type ActorOutput<TMachine extends AnyStateMachine, Name extends ActorName<TMachine>> = OutputFrom<
  NonNullable<ActorsOf<TMachine>[Name]>
>
