import { useCallbackRef } from '@mantine/hooks'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { cartTotal } from '../../flows/cart/cart-sums.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { paths } from '../../lib/paths.ts'
import { CartBar } from './cart-bar.tsx'
import { CartBill } from './cart-bill.tsx'
import classes from './cart-goods.module.css'
import { CartLine } from './cart-line.tsx'
import { piecesOf } from './cart-line-facts.ts'
import { RemovedLine } from './removed-line.tsx'
import { useChosenLines } from './use-chosen-lines.ts'
import type { Removal } from './use-removed-line.ts'
import { usePriceBefore } from './use-price-before.ts'
import { whyNoCheckout } from './why-no-checkout.ts'

interface CartGoodsProps {
  cart: CartUse
  customerId: string
  removal: Removal
}

/** The lines of the cart beside the bill of those that are ordered. */
export function CartGoods({ cart, customerId, removal }: CartGoodsProps) {
  const { t } = useTranslation('cart')
  const { isChosen, choose } = useChosenLines(customerId)
  const priceBefore = usePriceBefore(cart.items)
  const onChoose = useCallbackRef(choose)
  const onRemove = useCallbackRef(removal.remove)
  const onQuantity = useCallbackRef(({ productId, variantId, weight }: CartItem, quantity: number) =>
    cart.replace({ productId, variantId, weight, quantity }),
  )
  const chosen = cart.items.filter(isChosen)
  const total = cartTotal(chosen).amount
  const reason = whyNoCheckout(chosen, cart.view)
  const { removed } = removal
  return (
    <>
      <div className={classes.columns}>
        <div>
          <div className={classes.head}>
            <p>
              {t('lines', { count: cart.count })} · {t('piecesCounted', { count: piecesOf(cart.items) })}
            </p>
            <Link to={generatePath(paths.productList, {})}>{t('shopOn')}</Link>
          </div>
          <ul className={classes.lines}>
            {cart.items.map((item, index) => (
              <Fragment key={item.variantId}>
                {removed?.index === index && <RemovedRow removal={removal} />}
                <CartLine
                  item={item}
                  priceBefore={priceBefore(item)}
                  isChosen={isChosen(item)}
                  isFirst={index === 0}
                  onChoose={onChoose}
                  onQuantity={onQuantity}
                  onRemove={onRemove}
                />
              </Fragment>
            ))}
            {removed && removed.index >= cart.items.length && <RemovedRow removal={removal} />}
          </ul>
        </div>
        <div className={classes.bill}>
          <CartBill items={chosen} total={total} reason={reason} />
        </div>
      </div>
      <CartBar items={chosen} total={total} reason={reason} />
    </>
  )
}

const RemovedRow = ({ removal }: { removal: Removal }) => (
  <li>
    <RemovedLine removal={removal} />
  </li>
)
