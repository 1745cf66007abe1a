import { fromCallback } from 'xstate'

/**
 * Sends the time at once and then each second. A hidden page is throttled, so the time is also sent when the
 * page is shown again.
 */
export const clock = fromCallback(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.tick', now: Date.now() })
  tick()
  const timer = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})
