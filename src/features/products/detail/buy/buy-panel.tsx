import { useTranslation } from 'react-i18next'
import { PriceTiers } from '../../../../components/price-tiers/price-tiers.tsx'
import { Quantity } from '../../../../components/quantity/quantity.tsx'
import { lineMessageUrl } from '../../../../lib/shop-contact.ts'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import { useAddToCart } from '../../use-add-to-cart.ts'
import { AddToCart } from './add-to-cart.tsx'
import { BackInStock } from './back-in-stock.tsx'
import classes from './buy-panel.module.css'
import { LineOrder } from './line-order.tsx'
import { Refusal } from './refusal.tsx'
import { useLineMessage } from './use-line-message.ts'
import type { Order } from './use-order.ts'

/** Quantity and order buttons. On a desk, quantity and button stay in sight beside a long list of sizes. */
export function BuyPanel({ order }: { order: Order }) {
  const { t } = useTranslation('products')
  const { units, amount } = useFormat()
  const { product, choice, quantity } = order
  const { canAdd } = useAddToCart({ product, ...choice, quantity })
  const messageFor = useLineMessage(order)
  const askFor = (wanted: number) => lineMessageUrl(messageFor(amount(wanted, product.unit)))
  const label = t('quantity', { unit: units(product.unit) })
  return (
    <>
      <PriceTiers size={choice.size} quantity={quantity} unit={product.unit} />
      <div className={classes.buy} data-stays>
        <div className={classes.quantity}>
          <span className={classes.quantityLabel} aria-hidden>
            {label}
          </span>
          <Quantity
            label={label}
            value={quantity}
            onChange={order.setQuantity}
            onRefuse={order.setQuantityRefused}
            field={order.quantityField}
            max={order.most}
            moreAt={askFor}
            unit={product.unit}
            disabled={!canAdd}
          />
        </div>
        <div className="desk-only">
          <AddToCart order={order} withPrice />
        </div>
      </div>
      <Refusal line={{ productId: product.id, variantId: choice.variantId }} />
      {!canAdd && <p className={`small ${classes.sorry}`}>{t('askWhenBack')}</p>}
      {choice.size.stock === 0 && product.status !== 'cancelled' && (
        <div className={`small ${classes.sorry}`}>
          <BackInStock key={choice.variantId} variantId={choice.variantId} />
        </div>
      )}
      <div className="desk-only">
        <LineOrder order={order} />
      </div>
    </>
  )
}
