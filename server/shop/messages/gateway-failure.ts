import { Problem } from '../common/problem.ts'

/** A gateway's failure, with a description for the log: never the message, nor the gateway's quotation of it. */
export class GatewayFailure extends Error {
  /** Whether a retry may succeed. */
  readonly isPassing: boolean

  constructor(what: string, isPassing: boolean) {
    super(what)
    this.isPassing = isPassing
  }
}

/** Whether the gateway refused the message itself, so that sending it again is in vain. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof GatewayFailure && !error.cause.isPassing
