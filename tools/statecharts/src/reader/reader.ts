import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate'

/** A state of a machine, as all tools read it. */
export interface StateNode {
  readonly id: string
  readonly key: string
  readonly path: readonly string[]
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly history: false | 'shallow' | 'deep'
  readonly parent?: StateNode | undefined
  readonly states: Readonly<Record<string, StateNode>>
  readonly initial: { readonly target: readonly StateNode[] } | undefined
  /** By the descriptor of their event; those of `always` stand beside. */
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly always?: readonly Transition[] | undefined
  readonly after: readonly { readonly delay: unknown; readonly eventType: string }[]
  readonly invoke: readonly { readonly id: string; readonly src: unknown; readonly input?: unknown }[]
  /** Guards and actions are known by their names: see `nameOf`. */
  readonly entry: readonly unknown[]
  readonly exit: readonly unknown[]
  readonly tags: readonly string[]
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly description?: string | undefined
  /** What it was made from, as far as it is data. */
  readonly config: object
  readonly machine: AnyStateMachine
}

/** A transition. The same one is the same object wherever a reader gives it. */
export interface Transition {
  readonly eventType: string
  readonly target: readonly StateNode[] | undefined
  readonly guard?: unknown
  readonly actions: readonly unknown[]
  readonly reenter: boolean
  readonly description?: string | undefined
}

/** A guard made of others, taken apart. */
export type ComposedGuard =
  | { kind: 'and' | 'or' | 'not'; guards: unknown[] }
  | { kind: 'in'; state: StateValue }

/** An event that a machine sends to itself, or one sent before that it takes back. */
export type OwnEvent =
  | { kind: 'raise'; event: string; id?: string | undefined; delay?: number | string | undefined }
  | { kind: 'cancel'; id: string }

/** The functions behind the names of a machine. */
export interface Implementations {
  readonly guards: Readonly<Record<string, unknown>>
  readonly actions: Readonly<Record<string, unknown>>
  readonly delays: Readonly<Record<string, unknown>>
}

/** All that the tools ask of a machine's definition. Each major of XState is read by one of these. */
export interface Reader {
  isMachine: (value: unknown) => value is AnyStateMachine
  isMachineSnapshot: (value: unknown) => value is AnyMachineSnapshot
  /** Throws, by its name, for a machine of another major. */
  rootOf: (machine: AnyStateMachine) => StateNode
  stateWithId: (machine: AnyStateMachine, id: string) => StateNode
  implementationsOf: (machine: AnyStateMachine) => Implementations
  /** What the machine was made from, as far as it is data. */
  configOf: (machine: AnyStateMachine) => object
  /** Where a state leads at first: its initial states, its regions, or what a history without a past stands for. */
  initialOf: (node: StateNode) => StateNode[]
  /** An action or a guard by its name, or by its type if it has none. */
  nameOf: (reference: unknown) => string
  /** Read from an action `raise` or `cancel`; undefined for any other, and for one that computes what it sends. */
  ownEvent: (action: unknown) => OwnEvent | undefined
  /** XState starts and cancels the timers of `after` by actions of its own. */
  isNotTimer: (action: unknown) => boolean
  /** The parts of a guard made by `and`, `or`, `not` or `stateIn`; undefined for a plain one. */
  composedGuard: (guard: unknown) => ComposedGuard | undefined
  /** Guards are pure, so they may be asked as often as somebody looks. */
  allows: (guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** The states in which a machine stands. */
  activeIn: (snapshot: object) => StateNode[]
  /** What an event would take where a machine stands. */
  takenBy: (
    machine: AnyStateMachine,
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ) => readonly Transition[]
  /** What a step took that XState tells of. */
  takenIn: (step: InspectionEvent & { type: '@xstate.microstep' }) => readonly Transition[]
}
