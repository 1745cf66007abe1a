import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Order } from './use-order.ts'

/** The page's main button; when it is disabled, its label gives the reason. */
export function AddToCart({ order, withPrice }: { order: Order; withPrice?: boolean }) {
  const { t } = useTranslation(['products', 'parts'])
  const cart = useAddToCart(order)
  return (
    <ActionButton primary isFull disabled={!order.isBuyable} isWaiting={cart.isAdding} onClick={cart.add}>
      {words()}
    </ActionButton>
  )

  function words() {
    if (order.product.status === 'cancelled') return t('parts:cancelled')
    if (!order.isBuyable) return t('parts:soldOut')
    return withPrice ? t('addToCartFor', { total: order.price }) : t('addToCart')
  }
}
