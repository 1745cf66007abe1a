import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, Subscription } from 'xstate'

interface Row<From extends AnyStateMachine, To extends AnyStateMachine> {
  /**
   * Forwards an event that the first flow emits to the second flow; nothing is sent when `as` returns undefined.
   * `after`: events emitted before it resolves are held back.
   */
  on: <Type extends EmittedFrom<From>['type']>(
    type: Type,
    as: (heard: EmittedFrom<From> & { type: Type }) => EventFrom<To> | undefined,
    after?: Promise<void>,
  ) => Subscription
}

/** A row of the table of machines/README.md: `tell(session, cart).on('session.began', () => ({ ... }))`. */
export function tell<From extends AnyStateMachine, To extends AnyStateMachine>(
  from: Actor<From>,
  to: Actor<To>,
): Row<From, To> {
  return {
    on: (type, as, after) =>
      from.on(type, (heard) => {
        const event = as(heard)
        if (event === undefined) return
        if (after) void after.then(() => to.send(event))
        else to.send(event)
      }),
  }
}
