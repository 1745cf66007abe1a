import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. Two guesses a second: too few to find a password, and soon enough for its owner. */
const apart = 500
/** More than this many at once is a flood, in which nobody's turn would come. */
const mostWaiting = 5

const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

/** Waits for a turn, one after the other for each key in this process; throws `refusal` where too many wait already. */
export async function takeSlowTurn(key: string, refusal: Error): Promise<void> {
  const queue = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
  if (queue.count >= mostWaiting) throw refusal
  queue.count += 1
  waiting.set(key, queue)
  const turn = queue.last.then(() => pause(apart))
  queue.last = turn
  await turn
  queue.count -= 1
  if (queue.count === 0) waiting.delete(key)
}
