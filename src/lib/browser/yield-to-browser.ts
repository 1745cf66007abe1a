interface Scheduler {
  yield: () => Promise<void>
}

/** Lets the browser paint and answer the shopper between two pieces of work. Safari has no `scheduler.yield`. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler } = window as Window & { scheduler?: Partial<Scheduler> }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
