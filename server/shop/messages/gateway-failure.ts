import { Problem } from '../common/problem.ts'

/** A gateway's failure, with a description for the log: never the message, nor the gateway's quotation of it. */
export class GatewayFailure extends Error {
  readonly kind: Kind

  constructor(what: string, kind: Kind) {
    super(what)
    this.kind = kind
  }
}

/**
 * `passing`: an immediate retry may succeed. `message`: its recipient or its content is refused, for good. `shop`: who sends is
 * refused, as with a wrong key, which somebody puts right. `unclear`: any of the last two.
 */
type Kind = 'passing' | 'message' | 'shop' | 'unclear'

/** Whether the gateway refused the message itself, so that sending it again is in vain. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof GatewayFailure && error.cause.kind === 'message'
