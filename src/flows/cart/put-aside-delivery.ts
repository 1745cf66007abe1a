import type { CartWish } from '../../../machines/cart/cart.machine.ts'
import { dropPutAside, putAside, refusePutAside, takeNextPutAside } from '../../lib/put-aside.ts'

/**
 * Turns the goods that a guest put aside into wishes for the cart, one after the other, because the cart drops all
 * waiting wishes when one of them gets no answer.
 */
export interface PutAsideDelivery {
  next: () => CartWish | undefined
  /** Whether one of the wishes is for goods that were put aside. */
  isOurs: (wishes: readonly CartWish[]) => boolean
  granted: (wishes: readonly CartWish[]) => void
  refused: (wishes: readonly CartWish[], code: string) => void
  /** Puts aside what a customer added while the session was ending. The server refused it with the session. */
  keepUnsent: (cart: { sending: readonly CartWish[]; waiting: readonly CartWish[] }) => void
}

export function createPutAsideDelivery(): PutAsideDelivery {
  const ours = new WeakSet<CartWish>()
  const isOurs = (wish: CartWish) => ours.has(wish)
  return {
    next() {
      const goods = takeNextPutAside()
      if (!goods) return undefined
      const wish: CartWish = { op: 'add', line: goods.line, shown: goods.shown }
      ours.add(wish)
      return wish
    },
    isOurs: (wishes) => wishes.some(isOurs),
    granted(wishes) {
      for (const { line } of wishes.filter(isOurs)) dropPutAside(line)
    },
    refused(wishes, code) {
      for (const { line } of wishes.filter(isOurs)) refusePutAside(line, code)
    },
    keepUnsent({ sending, waiting }) {
      for (const wish of [...sending, ...waiting]) {
        if (wish.op === 'add') putAside(wish.line, wish.shown)
      }
    },
  }
}
