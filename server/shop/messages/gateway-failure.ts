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
 * `passing`: an immediate retry may succeed. `message`: this recipient or this content is refused for good. `shop`: the shop is
 * refused as the sender, as with a wrong key, until somebody corrects a setting. `unclear`: `message` or `shop`, the answer does
 * not say which.
 */
type Kind = 'passing' | 'message' | 'shop' | 'unclear'

/** Whether the gateway refused the message itself, so that sending it again is in vain. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof GatewayFailure && error.cause.kind === 'message'
