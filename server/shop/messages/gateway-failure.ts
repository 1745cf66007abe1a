/** What a gateway did wrong, in words for the log: never the message, nor what the gateway quoted of it. */
export class GatewayFailure extends Error {
  /** Whether a retry may succeed. */
  readonly isPassing: boolean

  constructor(what: string, isPassing: boolean) {
    super(what)
    this.isPassing = isPassing
  }
}
