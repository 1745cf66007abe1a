import { useSelector } from '@xstate/react'
import type { CartItem, CartLine, CartLineKey, Money } from '../../../openapi/generated/schema.ts'
import { whyNotForSale, type LineChange, type ShownProduct } from '../../../machines/cart/cart.machine.ts'
import { priceToPay } from '../../lib/formats/money.ts'
import { addSeenPrice } from './seen-prices.ts'
import { useCartActor } from './cart-actor.ts'
import { cartView, conflictStep, type CartView, type ConflictStep } from './cart-view.ts'

export interface CartUse {
  view: CartView
  items: CartItem[]
  /** The number of lines, regardless of their quantities. */
  count: number
  total: Money
  /** The problem code of the last failed change or reload, until the next change is made. */
  noticeCode: string | undefined
  /** Whether the last problem was a failed reload, and not a refused change. */
  isReadFailed: boolean
  /** The changes that conflicted with a change made in another tab. */
  offered: LineChange[]
  /** How far a conflict is: the newest cart is being read, the shopper decides, or the newest cart could not be read. */
  conflict: ConflictStep | undefined
  add: (line: CartLine, shown: ShownProduct) => void
  /** Sets the quantity of a line. */
  replace: (line: CartLine) => void
  remove: (line: CartLineKey) => void
  retry: () => void
  acceptOffer: () => void
  dropOffer: () => void
  /** Reloads the cart, here and in the other tabs, after the page changed it by a request of its own. */
  readAgain: () => void
}

export function useCart(): CartUse {
  const actor = useCartActor()
  const change = (requested: LineChange) => actor.send({ type: 'cart.change', change: requested })
  const items = useSelector(actor, (snapshot) => snapshot.context.items)
  return {
    view: useSelector(actor, cartView),
    items,
    count: items.length,
    total: useSelector(actor, (snapshot) => snapshot.context.total),
    noticeCode: useSelector(actor, (snapshot) => snapshot.context.noticeCode),
    isReadFailed: useSelector(
      actor,
      ({ context }) => context.noticeCode !== undefined && context.refused.length === 0,
    ),
    offered: useSelector(actor, (snapshot) => snapshot.context.offered),
    conflict: useSelector(actor, conflictStep),
    add: (line, shown) => {
      const size = shown.variants[0]?.sizes[0]
      if (size) addSeenPrice(line.variantId, priceToPay(size.price, size.specialPrice))
      actor.send({ type: 'cart.add', line, shown })
    },
    replace: (line) => change({ op: 'replace', line }),
    remove: (line) => change({ op: 'remove', line }),
    retry: () => actor.send({ type: 'cart.retry' }),
    acceptOffer: () => actor.send({ type: 'offer.accept' }),
    dropOffer: () => actor.send({ type: 'offer.drop' }),
    readAgain: () => {
      actor.send({ type: 'cart.changedByPage' })
      actor.send({ type: 'cart.changedElsewhere' })
    },
  }
}

/** Whether the cart takes these goods, and if not, why. */
export function useForSale(line: CartLine, shown: ShownProduct) {
  const canAdd = useSelector(useCartActor(), (snapshot) => snapshot.can({ type: 'cart.add', line, shown }))
  return { canAdd, reason: canAdd ? undefined : whyNotForSale(shown) }
}
