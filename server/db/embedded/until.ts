import { setTimeout as pause } from 'node:timers/promises'

const betweenLooks = 15

/** Looks again and again until there is something to return; after `patience` milliseconds returns nothing. */
export async function until<T>(
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
