import { Problem } from '../common/problem.ts'

/** A gateway's failure, with a description for the log: never the message, nor the gateway's quotation of it. */
export class GatewayFailure extends Error {
  /** Whether a retry may succeed at once. */
  readonly isPassing: boolean
  /** Whether it is this message that is refused, and not all of them: a wrong key is put right, and the message is sent then. */
  readonly isOfMessage: boolean

  constructor(what: string, isPassing: boolean, isOfMessage = false) {
    super(what)
    this.isPassing = isPassing
    this.isOfMessage = isOfMessage
  }
}

/** Whether the gateway refused the message itself, so that sending it again is in vain. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof GatewayFailure && error.cause.isOfMessage
