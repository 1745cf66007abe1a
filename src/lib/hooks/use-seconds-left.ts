import { useEffect, useState } from 'react'

/** The whole seconds until a time in milliseconds since 1970; counts down to 0. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}
