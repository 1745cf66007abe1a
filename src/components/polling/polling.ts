import { useCallbackRef } from '@mantine/hooks'
import { useEffect } from 'react'

/** Half of the ten seconds within which an open page has to show a change. */
const usualMs = 5000

/** Renders nothing; calls `onPoll` while it is mounted, every few seconds and when the page returns. */
export function PollWhileVisible({ onPoll }: { onPoll: () => void }) {
  usePolling(usualMs, onPoll)
  return null
}

/** Renders nothing; calls `onReturn` when the shopper comes back to this page. */
export function RefreshOnReturn({ onReturn }: { onReturn: () => void }) {
  usePolling(undefined, onReturn)
  return null
}

/**
 * Looks every few seconds while the page is visible, and at once when it becomes visible again, returns from the browser's
 * page cache or is online again. A hidden page does not look and has no timer. Without `everyMs`, only the return of the
 * page is followed.
 */
export function usePolling(everyMs: number | undefined, onPoll: () => void): void {
  const look = useCallbackRef(onPoll)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const start = () => {
      clearInterval(timer)
      const isTimed = everyMs !== undefined && document.visibilityState === 'visible'
      timer = isTimed ? setInterval(look, everyMs) : undefined
    }
    const onVisibility = () => {
      start()
      if (document.visibilityState === 'visible') look()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onVisibility()
    }
    start()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onVisibility)
    }
  }, [everyMs, look])
}
