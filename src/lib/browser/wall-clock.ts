import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Wait {
  timer: ReturnType<typeof setTimeout> | undefined
}

/** How long after a device wakes a wait that ended meanwhile may still seem to last. */
const lookEveryMs = 1_000

/**
 * A clock of flows whose waits go on while the device sleeps. A timer of the browser stands still then: a button would stay
 * off for minutes after the countdown beside it, which goes by the time of day, has ended.
 */
export const wallClock: Clock = {
  setTimeout(then, ms) {
    const startedAt = Date.now()
    const wait: Wait = { timer: undefined }
    let waited = 0
    const go = () => {
      // Whichever is longer: the time of day may be set back.
      const left = ms - Math.max(waited, Date.now() - startedAt)
      if (left <= 0) return then()
      const step = Math.min(left, lookEveryMs)
      wait.timer = setTimeout(() => {
        waited += step
        go()
      }, step)
    }
    go()
    return wait
  },
  clearTimeout: ({ timer }: Wait) => clearTimeout(timer),
}
