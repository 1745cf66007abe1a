interface Rhythm {
  /** From the end of one round to the next, in milliseconds. */
  every: number
  onMishap: (error: unknown) => void
}

/** Repeats the work until stopped; stopping waits for the running round. The timer does not keep the process alive. */
export function keepDoing(
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, onMishap }: Rhythm,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const workLater = () => {
    if (!signal.aborted) timer = setTimeout(round, every).unref()
  }
  function round(): void {
    working = work(signal).catch(onMishap).then(workLater)
  }
  workLater()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await working
  }
}
