import { useTranslation } from 'react-i18next'
import classes from './buy-panel.module.css'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Order } from './use-order.ts'

/** Why the cart did not take it. */
export function Refusal({ order }: { order: Order }) {
  const { t } = useTranslation('problems')
  const { refusal } = useAddToCart(order)
  return refusal ? (
    <p role="alert" className={classes.refusal}>
      {t(refusal)}
    </p>
  ) : null
}
