import type { ShopDeps } from '../common/shop-deps.ts'
import { sweepPayments } from './sweep-payments.ts'

interface Rhythm {
  /** From the end of one sweep to the next, in milliseconds. */
  every: number
  onMishap: (error: unknown) => void
}

/** Sweeps until stopped; stopping waits for the running sweep. The timer does not keep the process alive. */
export function keepSweeping(deps: ShopDeps, { every, onMishap }: Rhythm): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweepLater = () => {
    if (!signal.aborted) timer = setTimeout(sweep, every).unref()
  }
  function sweep(): void {
    sweeping = sweepPayments(deps, { onMishap, signal }).catch(onMishap).then(sweepLater)
  }
  sweepLater()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await sweeping
  }
}
