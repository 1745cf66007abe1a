import { useTranslation } from 'react-i18next'
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx'
import { Price } from '../../components/price/price.tsx'
import { totalWeight } from '../../lib/format-measure.ts'
import { useFormat } from '../../lib/use-format.ts'
import classes from './cart-bar.module.css'
import type { Chosen } from './cart-bill.tsx'
import { piecesOf } from './cart-line-facts.ts'
import { GoToCheckout } from './go-to-checkout.tsx'

/** The bottom bar of the cart on phones. */
export function CartBar({ items, total, reason }: Chosen) {
  const { t } = useTranslation('cart')
  const { weight } = useFormat()
  return (
    <BuyBar>
      <p className={classes.sum}>
        <Price price={{ amount: total }} />
        <span>
          {t('piecesCounted', { count: piecesOf(items) })} · {weight(totalWeight(items))}
        </span>
      </p>
      <div className={classes.go}>
        <GoToCheckout reason={reason} />
      </div>
    </BuyBar>
  )
}
