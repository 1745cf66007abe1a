import { useEffect, useRef } from 'react'

interface Emitter<Type extends string> {
  on: (type: Type, listener: () => void) => { unsubscribe: () => void }
}

/** Calls back when a flow emits an event of this type. */
export function useEmitted<Type extends string>(
  actor: Emitter<Type>,
  type: Type,
  onEmitted: () => void,
): void {
  const latest = useRef(onEmitted)
  useEffect(() => {
    latest.current = onEmitted
  })
  useEffect(() => {
    const listening = actor.on(type, () => latest.current())
    return () => listening.unsubscribe()
  }, [actor, type])
}
