import { BuyBar } from '../../../../components/buy-bar/buy-bar.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { LineOrder } from './line-order.tsx'
import classes from './mobile-buy-bar.module.css'
import type { Order } from './use-order.ts'

/** The bottom bar of the product page on phones. */
export function MobileBuyBar({ order }: { order: Order }) {
  return (
    <BuyBar>
      <LineOrder order={order} isIcon />
      <p className={classes.sum}>
        <b>{order.price}</b>
        <span>
          {order.pieces} · <span className="no-break">{order.weight}</span>
        </span>
      </p>
      <div className={classes.add}>
        <AddToCart order={order} />
      </div>
    </BuyBar>
  )
}
