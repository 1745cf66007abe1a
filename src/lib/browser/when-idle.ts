/** Runs the work once the browser has nothing else to do; Safari does not say when. Returns the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(work)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(work)
  return () => cancelIdleCallback(waiting)
}
