import { useCallbackRef } from '@mantine/hooks'
import { useEffect } from 'react'

const everySeconds = 20

/** Reads again every 20 seconds while the page is looked at, and at once when somebody comes back to it. */
export function useLive(refresh: (why: { isTimed: boolean }) => void): void {
  const readAgain = useCallbackRef(refresh)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readAgain({ isTimed: true })
    }
    const timer = setInterval(look, everySeconds * 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [readAgain])
}
