export interface Times {
  /** From the end of one round to the next, in milliseconds. */
  every: number
  /** The same after a round that failed. */
  afterFailure?: number
}

interface RepeatOptions extends Times {
  onError: (error: unknown) => void
}

/** Repeats the work until stopped; stopping waits for the running round. The timer does not keep the process alive. */
export function repeatWork(
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, afterFailure = every, onError }: RepeatOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const workAfter = (wait: number) => {
    if (!signal.aborted) timer = setTimeout(round, wait).unref()
  }
  function round(): void {
    working = work(signal).then(
      () => workAfter(every),
      (error: unknown) => {
        onError(error)
        workAfter(afterFailure)
      },
    )
  }
  workAfter(every)
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await working
  }
}
