import { IconTruckDelivery, IconWeight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Quantity } from '../../../components/quantity/quantity.tsx'
import { Share } from '../../../components/share/share.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { AddToCart } from './add-to-cart.tsx'
import { AskForMore } from './ask-for-more.tsx'
import classes from './buy-panel.module.css'
import { LineOrder } from './line-order.tsx'
import { Refusal } from './refusal.tsx'
import type { Order } from './use-order.ts'

/** Quantity, total weight and price, and the order buttons. */
export function BuyPanel({ order }: { order: Order }) {
  const { t } = useTranslation('products')
  const { units } = useFormat()
  const { product, choice, isBuyable, pieces } = order
  const label = t('quantity', { unit: units(product.unit) })
  return (
    <>
      <div className={classes.buy}>
        <div className={classes.quantity}>
          <span className={classes.quantityLabel} aria-hidden>
            {label}
          </span>
          <Quantity
            label={label}
            value={order.quantity}
            onChange={order.setQuantity}
            max={order.most}
            unit={product.unit}
            disabled={!isBuyable}
          />
        </div>
        <div className={classes.onDesk}>
          <AddToCart order={order} withPrice />
        </div>
        <div className={`${classes.onDesk} ${classes.wide}`}>
          <LineOrder order={order} />
        </div>
      </div>
      <Refusal line={{ productId: product.id, variantId: choice.variantId }} />
      {!isBuyable && <p className={classes.sorry}>{t('askWhenBack')}</p>}
      <ul className={classes.facts}>
        <li>
          <IconWeight stroke={1.6} aria-hidden />
          <p aria-live="polite">
            {t('totalWeight')} <b className="no-break">{order.weight}</b>{' '}
            <span className="no-break">({pieces})</span>
            <br />
            {t('totalPrice')} <b className="no-break">{order.price}</b>
          </p>
        </li>
        <li>
          <IconTruckDelivery stroke={1.6} aria-hidden />
          <p>{t('delivery')}</p>
        </li>
        <li>
          <AskForMore product={product} choice={choice} />
        </li>
      </ul>
      <Share title={product.name} />
    </>
  )
}
