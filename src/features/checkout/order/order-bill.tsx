import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckoutLine } from '../../../../machines/checkout/checkout.machine.ts'
import { Bill } from '../../../components/bill/bill.tsx'
import { CutNote } from '../../../components/cut-note/cut-note.tsx'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { cartTotal } from '../../../flows/cart/cart-sums.ts'
import { orderTotal } from '../../../flows/checkout/order-total.ts'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { formatPrice } from '../../../lib/formats/money.ts'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import { amountsOf } from './amounts.ts'
import classes from './order-bill.module.css'
import { PlaceOrder } from './place-order.tsx'
import { ShippingPrice } from '../shipping/shipping-price.tsx'

/** The part of the terms that is about refunds and returns. */
const refundPolicy = `${paths.terms}#part-refund`

/** What is paid, and why. */
export function OrderBill({ actor, marks }: { actor: CheckoutActor; marks?: ReactNode }) {
  const { t } = useTranslation('checkout')
  const { amounts } = useFormat()
  const draft = useSelector(actor, (snapshot) => snapshot.context.draft)
  const total = orderTotal(draft)
  const { normal, saved, vat } = amountsOf(draft.cart.items, total)
  const { shipping, pickUp } = draft
  return (
    <Bill
      title={t('sum')}
      goods={<OrderLines items={draft.cart.items} />}
      lines={[
        { name: t('goods', { amount: amounts(draft.cart.items, t('pieces')) }), value: formatPrice(normal) },
        ...(saved > 0 ? [{ name: t('saved'), value: formatPrice(-saved), tone: 'saved' as const }] : []),
        pickUp
          ? { name: t('pickUp'), value: t('free') }
          : shipping
            ? { name: t('shippingFee'), value: <ShippingPrice price={shipping.price} /> }
            : { name: t('shippingFee'), value: t('notChosen'), tone: 'quiet' },
      ]}
      total={{
        name: t(shipping || pickUp ? 'total' : 'totalSoFar'),
        value: <Price price={total} size="large" />,
      }}
      note={t('vatIncluded', { vat: formatPrice(vat) })}
    >
      <div className="desk-only">
        <PlaceOrder actor={actor} />
      </div>
      {marks}
      <p className={`note ${classes.policy}`}>
        {t('acceptsPolicy')}{' '}
        <a href={refundPolicy} target="_blank" rel="noreferrer">
          {t('policy')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      </p>
    </Bill>
  )
}

/** The lines of an order in short. */
export function OrderLines({ items }: { items: readonly CheckoutLine[] }) {
  return (
    <ul className={classes.goods}>
      {items.map((item) => (
        <OrderLine key={item.cartItemId} item={item} />
      ))}
    </ul>
  )
}

function OrderLine({ item }: { item: CheckoutLine }) {
  const { t } = useTranslation('checkout')
  const { amount } = useFormat()
  const [variant] = item.variants
  const size = variant?.sizes[0]
  return (
    <li>
      <SmallPicture url={item.imageUrl} size={48} />
      <div>
        <h3>
          <NoBreakTerms>{item.name}</NoBreakTerms>
        </h3>
        <p className="note">
          <span className="no-break">{variant?.color.name} ·</span>{' '}
          <span className="no-break">
            {t('quantity', { amount: amount(item.quantity, item.unit ?? t('pieces')) })} ·
          </span>{' '}
          <span className="no-break">{size?.label}</span>
          {item.cutting && <CutNote cutting={item.cutting} />}
        </p>
      </div>
      <b>{formatPrice(cartTotal([item]).amount)}</b>
    </li>
  )
}
