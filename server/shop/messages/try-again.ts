import { setTimeout as pause } from 'node:timers/promises'
import { GatewayFailure } from './gateway-failure.ts'

/** Runs an operation that may fail temporarily, again after each of the waits, as long as the signal allows. */
export async function tryAgain(
  attempt: () => Promise<void>,
  { waits, signal }: { waits: readonly number[]; signal: AbortSignal },
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    pause(milliseconds, undefined, { signal }).catch(() => undefined),
): Promise<void> {
  for (const milliseconds of waits) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof GatewayFailure && error.kind === 'passing')) throw error
      await wait(milliseconds)
      if (signal.aborted) throw error
    }
  }
  return attempt()
}
