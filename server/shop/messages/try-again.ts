import { setTimeout as pause } from 'node:timers/promises'
import { GatewayFailure } from './gateway-failure.ts'

/** Long enough for a gateway that restarts a process, short enough for a person who waits for a code. */
const waits = [200, 800]

/** Runs an operation that may fail temporarily up to three times, as long as the signal allows. */
export async function tryAgain(
  attempt: () => Promise<void>,
  signal: AbortSignal,
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
