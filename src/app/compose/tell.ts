import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, Subscription } from 'xstate'

interface Row<From extends AnyStateMachine, To extends AnyStateMachine> {
  /**
   * What the first flow emits reaches the second as an event of its own, or not at all when `as` answers undefined.
   * `after`: what is told earlier is held back until then.
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
