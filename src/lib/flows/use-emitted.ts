import { useCallbackRef } from '@mantine/hooks'
import { useEffect } from 'react'
import type { ActorRef, AnyActorRef } from 'xstate'

/** Calls back when a flow emits an event of this type. */
export function useEmitted<Flow extends AnyActorRef, const Type extends EmittedBy<Flow>['type']>(
  actor: Flow,
  type: Type,
  onEmitted: (event: Extract<EmittedBy<Flow>, { type: Type }>) => void,
): void {
  const tell = useCallbackRef(onEmitted)
  useEffect(() => {
    const listening = actor.on(type, tell)
    return () => listening.unsubscribe()
  }, [actor, type, tell])
}

type EmittedBy<Flow> = Flow extends ActorRef<infer _Snapshot, infer _Event, infer Emitted> ? Emitted : never
