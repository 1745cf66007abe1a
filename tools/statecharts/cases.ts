import type { AnyStateMachine, EventFrom, InputFrom, MachineImplementationsFrom, OutputFrom } from 'xstate'

/** What a tester writes down about one flow: the samples the walker makes its moves from. All of it is optional. */
export interface FlowCases<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** Each sample input is one start. Without any, the machine starts once, without input. */
  inputs?: InputFrom<TMachine>[]
  /** Sample payloads by event type, without the `type`. An event that is not listed is sent bare. */
  events?: { [Type in EventFrom<TMachine>['type']]?: Payload<Extract<EventFrom<TMachine>, { type: Type }>>[] }
  /** What each invoked or spawned actor may answer, by its name in `setup({ actors })`. */
  replies?: { [Name in ActorName<TMachine>]?: Replies<ActorOutput<TMachine, Name>, EventFrom<TMachine>> }
  /** Moves played before the search, for paths too deep for it to find: each story is one path from the first input. */
  stories?: Story<TMachine>[]
  /** How many states the search may open before it gives up; 4,000 unless told. */
  effort?: number
}

export interface Replies<TOutput = unknown, TEvent = unknown> {
  /** Outputs it may finish with. */
  done?: TOutput[]
  /** What it may reject with: `{ code: 'NOT_FOUND' }`. */
  error?: { code: string; [detail: string]: unknown }[]
  /** Events it may send to its parent while it lives (callback actors, children). */
  says?: TEvent[]
  /** Snapshots it may show to an `onSnapshot`: the part of the child's snapshot that the parent reads. */
  shows?: Record<string, unknown>[]
}

/** One move. The plan writes the same words. */
export type Move =
  | { start: unknown }
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

/** In a story a `wait` needs no figure: `'next timer'` is whatever is due next. */
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
