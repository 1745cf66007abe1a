import { useMemo } from 'react'
import { useShopClient } from '../../../api/shop-client-context.ts'
import { useCart } from '../../../flows/cart/use-cart.ts'
import { useOrderActions, type OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import { otpWith } from '../../../flows/otp/otp-effects.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'

/** The actions on the orders of a page, which reads them again after a change. What is ordered again goes into the cart. */
export function useActionsOnOrders(readAgain: () => void): OrderActions {
  const client = useShopClient()
  const otp = useMemo(() => otpWith(client), [client])
  const actions = useOrderActions(otp)
  useEmitted(actions, 'order.changed', readAgain)
  useEmitted(actions, 'lines.added', useCart().readAgain)
  return actions
}
