/** What a gateway did wrong, in words for the log: never the message, nor what the gateway quoted of it. */
export class GatewayFailure extends Error {
  /** Whether the same may go well in a moment. */
  readonly isPassing: boolean

  constructor(what: string, isPassing: boolean) {
    super(what)
    this.isPassing = isPassing
  }
}
