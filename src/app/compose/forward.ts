import type {
  Actor,
  AnyActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  EventObject,
  Subscription,
} from 'xstate'
import { inspection } from '../../lib/flows/inspection.ts'

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

/** One flow sends an event to another; the inspector learns which one sent it. */
export function forwardEvent<Event extends EventObject>(
  from: AnyActorRef,
  to: { send: (event: Event) => void },
  event: Event,
): void {
  // Set only while the inspector is open: on the server it would outlive its request.
  if (inspection.inspect) inspection.forwarded = { from, event }
  to.send(event)
}

/** A row of the table of machines/README.md: `forward(session, cart).on('session.began', () => ({ ... }))`. */
export function forward<From extends AnyStateMachine, To extends AnyStateMachine>(
  from: Actor<From>,
  to: Actor<To>,
): Row<From, To> {
  return {
    on: (type, as, after) =>
      from.on(type, (heard) => {
        const event = as(heard)
        if (event === undefined) return
        if (after) void after.then(() => forwardEvent(from, to, event))
        else forwardEvent(from, to, event)
      }),
  }
}
