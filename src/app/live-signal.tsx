import { createContext, useContext, useEffect } from 'react'

/** Called once the page's script has taken over all that the server drew. Nothing may change the page before. */
export const OnLiveContext = createContext<() => void>(() => undefined)

/** Stands where a screen stands: the browser takes over screens last. */
export function LiveSignal() {
  const onLive = useContext(OnLiveContext)
  useEffect(onLive, [onLive])
  return null
}
