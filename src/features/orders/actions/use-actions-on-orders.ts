import { useEffect } from 'react'
import { useCartActor } from '../../../flows/cart/cart-actor.ts'
import { useOrderActions, type OrderActions } from '../../../flows/order-actions/use-order-actions.ts'

/** The actions on the orders of a page, which reads them again after a change. What is ordered again goes into the cart. */
export function useActionsOnOrders(readAgain: () => void): OrderActions {
  const actions = useOrderActions()
  const cart = useCartActor()

  useEffect(() => {
    const changing = actions.on('order.changed', readAgain)
    const finding = actions.on('goods.found', ({ found }) => {
      for (const { line, shown } of found) {
        cart.send({ type: 'cart.change', wish: { op: 'add', line, shown } })
      }
    })
    return () => {
      changing.unsubscribe()
      finding.unsubscribe()
    }
  }, [actions, cart, readAgain])

  return actions
}
