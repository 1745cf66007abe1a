import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Bill } from '../../components/bill/bill.tsx'
import { Price } from '../../components/price/price.tsx'
import { orderTotal } from '../../flows/checkout/order-total.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { formatPrice } from '../../lib/money.ts'
import { paths } from '../../lib/paths.ts'
import { amountsOf } from './amounts.ts'
import { GoodsList } from './goods-list.tsx'
import classes from './order-bill.module.css'
import { PlaceOrder } from './place-order.tsx'
import { ShippingPrice } from './shipping-price.tsx'

/** The part of the terms that is about refunds and returns. */
const refundPolicy = `${paths.terms}#part-refund`

/** What is paid, and why. */
export function OrderBill({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const draft = useSelector(actor, (snapshot) => snapshot.context.draft)
  const total = orderTotal(draft)
  const { pieces, normal, saved, vat } = amountsOf(draft.cart.items, total)
  const { shipping } = draft
  return (
    <Bill
      title={t('sum')}
      goods={<GoodsList items={draft.cart.items} />}
      lines={[
        { name: t('goods', { count: pieces }), value: formatPrice(normal) },
        ...(saved > 0 ? [{ name: t('saved'), value: formatPrice(-saved), tone: 'saved' as const }] : []),
        shipping
          ? { name: t('shippingFee'), value: <ShippingPrice price={shipping.price} /> }
          : { name: t('shippingFee'), value: t('notChosen'), tone: 'quiet' },
      ]}
      total={{ name: t(shipping ? 'total' : 'totalSoFar'), value: <Price price={total} size="large" /> }}
      note={t('vatIncluded', { vat: formatPrice(vat) })}
    >
      <div className={classes.onDesk}>
        <PlaceOrder actor={actor} />
      </div>
      <p className={classes.policy}>
        {t('acceptsPolicy')}{' '}
        <a href={refundPolicy} target="_blank" rel="noreferrer">
          {t('policy')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      </p>
    </Bill>
  )
}
