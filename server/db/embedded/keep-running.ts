interface Care {
  /** Whether the database's process lives. */
  isThere: () => boolean
  /** Starts it again; fails while it cannot. */
  start: () => Promise<void>
  onMishap: (error: unknown) => void
}

export interface KeptRunning {
  /** Looks at once, as when a connection was lost. */
  look: () => void
  stop: () => Promise<void>
}

const betweenLooks = 1_000
const betweenStarts = 5_000

/** Starts the database again when its process was ended by somebody else: killed, out of memory, or on a full disk. */
export function keepRunning({ isThere, start, onMishap }: Care): KeptRunning {
  let isStopped = false
  let starting: Promise<void> | undefined
  let notBefore = 0
  const look = () => {
    if (isStopped || starting !== undefined || isThere() || performance.now() < notBefore) return
    starting = start()
      .catch((error: unknown) => {
        notBefore = performance.now() + betweenStarts
        onMishap(error)
      })
      .finally(() => (starting = undefined))
  }
  const timer = setInterval(look, betweenLooks).unref()
  return {
    look,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await starting
    },
  }
}
