import { fromCallback } from 'xstate'

/** Sends the time at once and then each second while the page is seen; says when it is hidden. */
export const clock = fromCallback(({ sendBack }) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => sendBack({ type: 'clock.tick', now: Date.now() })
  const follow = () => {
    clearInterval(timer)
    tick()
    if (document.visibilityState === 'visible') timer = setInterval(tick, 1000)
    else sendBack({ type: 'page.hidden' })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
})
