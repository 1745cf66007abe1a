import { useEffect, useRef } from 'react'

interface Listener {
  send: (event: { type: 'session.began' } | { type: 'session.ended' }) => void
}

/**
 * Tells a page's flow who is signed in: undefined for nobody. Another customer may follow the first at once, when another tab signs
 * them in; the flow then hears of the end too, or it would show what was the first one's.
 */
export function useSessionEvents(actor: Listener, customerId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== customerId) actor.send({ type: 'session.ended' })
    if (customerId !== undefined) actor.send({ type: 'session.began' })
    before.current = customerId
  }, [actor, customerId])
}
