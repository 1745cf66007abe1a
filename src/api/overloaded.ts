import type { Send } from './shop-client.ts'

/** Seconds before each repetition, if the server does not ask for more; the wait grows so that a load can pass. */
const waits = [1, 3, 6]

/** Repetitions of many browsers must not arrive in the same moment: up to half of the wait is added. */
const spread = 0.5

/** What the server asks for is believed up to this many seconds. */
const longestWait = 20

/**
 * Sends a request again that the server could not carry out now, if that is safe: a reading one, or one with a key by which the
 * server knows it again. Tells `onWait` before the first wait, for the shopper to know.
 */
export function repeatingOverloaded(send: Send, onWait: () => void): Send {
  return async (request) => {
    for (const [tries, wait] of waits.entries()) {
      const copy = request.clone()
      const response = await send(copy)
      if (!isSafe(request) || !(await isPassing(response))) return response
      if (tries === 0) onWait()
      await pauseUnlessCalledOff(millisecondsOf(response, wait), request.signal)
    }
    return send(request)
  }
}

const isSafe = ({ method, headers }: Request) =>
  method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key')

const passing: unknown[] = ['OVERLOADED', 'UNAVAILABLE']

async function isPassing(response: Response): Promise<boolean> {
  if (response.status !== 503) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && passing.includes(body.code)
}

function millisecondsOf({ headers }: Response, wait: number): number {
  const asked = Number(headers.get('Retry-After') ?? 0)
  const seconds = Math.max(wait, Number.isFinite(asked) ? Math.min(asked, longestWait) : 0)
  return seconds * 1000 * (1 + Math.random() * spread)
}

/** Waits, unless the request is called off: then it rejects as `fetch` does. */
function pauseUnlessCalledOff(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
