import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../components/action/action.tsx'
import { useAddToCart } from '../../use-add-to-cart.ts'
import type { Order } from './use-order.ts'

/** The page's main button; when it is disabled, its label gives the reason. */
export function AddToCart({ order, withPrice }: { order: Order; withPrice?: boolean }) {
  const { t } = useTranslation(['products', 'parts'])
  const { product, choice, quantity, price, isQuantityRefused, quantityField } = order
  const { canAdd, reason, isAdding, addAndShow } = useAddToCart({ product, ...choice, quantity })
  const press = () => (isQuantityRefused ? quantityField.current?.focus() : addAndShow())
  const label = withPrice ? t('addToCartFor', { total: price }) : t('addToCart')
  return (
    <ActionButton primary isFull disabled={!canAdd} isWaiting={isAdding} onClick={press}>
      {reason ? t(`parts:${reason}`) : label}
    </ActionButton>
  )
}
