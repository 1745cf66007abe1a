import type { ShopDeps } from '../common/shop-deps.ts'
import { isRefusedForGood } from './gateway-failure.ts'
import type { Message } from './message.ts'
import { sendMessage } from './send-message.ts'

/** A message that waits, held by this server for a while. */
interface Claimed {
  id: number
  /** It is not tried again. */
  isLast: boolean
}

interface Waiting<One extends Claimed> {
  claimNext: () => Promise<One | undefined>
  /** Read when it is sent, in the words that are right by then; nothing where there is nothing to say any more. */
  read: (claimed: One) => Promise<{ id: string; message: Message } | undefined>
  remove: (id: number) => Promise<unknown>
  about: string
}

/**
 * Sends what waits, one after the other. A gateway that was not reached, or has no room, is asked again later; one that refuses a
 * message, never. It ends with the failure of a gateway, so that others are not tried in vain before it has rested.
 */
export async function sendWaiting<One extends Claimed>(
  deps: ShopDeps,
  { claimNext, read, remove, about }: Waiting<One>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const claimed = await claimNext()
    if (!claimed) return
    const waiting = await read(claimed)
    try {
      if (waiting) await sendMessage(deps, waiting.message, { id: waiting.id, canWait: true })
    } catch (error) {
      if (!isRefusedForGood(error) && !claimed.isLast) throw error
      deps.warn(error, `a message about ${about} was given up`)
    }
    await remove(claimed.id)
  }
}
