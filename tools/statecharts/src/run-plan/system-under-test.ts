import type { SentEvent } from '../cases.ts'
import type { Step } from '../plan.ts'

/** Makes one move happen in a run of the system. The step says what the plan expects of it. */
export type Driver<Run, Value> = (run: Run, value: Value, step: Step) => void | Promise<void>

/** Throws when the system does not look as it must in this state. The context is the machine's, as pinned so far. */
export type Oracle<Run> = (run: Run, context: Record<string, unknown>, step: Step) => void | Promise<void>

/** How an actor of the machine answers in the system: its reply is held until the plan releases it. */
export interface ReplyDrivers<Run> {
  done?: Driver<Run, unknown>
  error?: Driver<Run, unknown>
  /** By the type of the event that it says. */
  says?: Record<string, Driver<Run, SentEvent>>
  shows?: Driver<Run, Record<string, unknown>>
}

/** Any system that claims to behave as a machine does: a page, a device, another implementation. */
export interface SystemUnderTest<Run> {
  /** Opens a fresh run with an input of the machine. */
  start: (input: unknown, path: readonly Step[]) => Run | Promise<Run>
  /** What causes each event, by its type. */
  send: Record<string, Driver<Run, SentEvent>>
  /** By the name of the actor. */
  actors: Record<string, ReplyDrivers<Run>>
  /** Lets time pass. */
  wait: Driver<Run, number>
  /** What must be seen in each state without children, by its path: `open.found`. */
  states: Record<string, Oracle<Run>>
  /** Ends a run; called with the number of steps that passed. */
  stop?: (run: Run, passed: number) => void | Promise<void>
}

/** A driver throws it when the system has no way to make this move happen here; the reason is reported with the path. */
export class OutOfReach extends Error {
  override name = 'OutOfReach'
}
