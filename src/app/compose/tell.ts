import type {
  Actor,
  AnyActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  EventObject,
  Subscription,
} from 'xstate'
import { inspection } from '../../lib/inspection.ts'

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

/** One flow sends an event to another; the inspector hears who did. */
export function tell<Event extends EventObject>(
  from: AnyActorRef,
  to: { send: (event: Event) => void },
  event: Event,
): void {
  // Kept only for somebody who looks: on the server it would outlive its request.
  if (inspection.inspect) inspection.told = { from, event }
  to.send(event)
}

/** A row of the table of machines/README.md: `telling(session, cart).on('session.began', () => ({ ... }))`. */
export function telling<From extends AnyStateMachine, To extends AnyStateMachine>(
  from: Actor<From>,
  to: Actor<To>,
): Row<From, To> {
  return {
    on: (type, as, after) =>
      from.on(type, (heard) => {
        const event = as(heard)
        if (event === undefined) return
        if (after) void after.then(() => tell(from, to, event))
        else tell(from, to, event)
      }),
  }
}
