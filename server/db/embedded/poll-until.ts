import { setTimeout as pause } from 'node:timers/promises'

const betweenLooks = 15

/** Polls until there is a result; returns undefined after `patience` milliseconds. */
export async function pollUntil<T>(
  look: () => Promise<T | undefined> | T | undefined,
  patience: number,
): Promise<T | undefined> {
  const giveUpAt = performance.now() + patience
  for (;;) {
    const seen = await look()
    if (seen !== undefined || performance.now() > giveUpAt) return seen
    await pause(betweenLooks)
  }
}
