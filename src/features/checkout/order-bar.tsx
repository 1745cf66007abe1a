import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx'
import { Price } from '../../components/price/price.tsx'
import { orderTotal } from '../../flows/checkout/order-total.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import classes from './order-bar.module.css'
import { PlaceOrder } from './place-order.tsx'

/** The bottom bar of the checkout on phones. */
export function OrderBar({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const draft = useSelector(actor, (snapshot) => snapshot.context.draft)
  return (
    <BuyBar>
      <p className={classes.sum}>
        <Price price={orderTotal(draft)} />
        <span>{t(draft.shipping ? 'withShipping' : 'withoutShipping')}</span>
      </p>
      <div className={classes.go}>
        <PlaceOrder actor={actor} />
      </div>
    </BuyBar>
  )
}
