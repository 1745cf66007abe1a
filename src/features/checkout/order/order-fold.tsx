import { IconChevronDown } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../components/price/price.tsx'
import { orderTotal } from '../../../flows/checkout/order-total.ts'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { OrderLines } from './order-bill.tsx'
import classes from './order-fold.module.css'

/** What is ordered, above the steps of a phone, whose bill comes after them. */
export function OrderFold({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const { amounts } = useFormat()
  const draft = useSelector(actor, (snapshot) => snapshot.context.draft)
  const { items } = draft.cart
  return (
    <details className={classes.fold}>
      <summary>
        <span>{t('goods', { amount: amounts(items, t('pieces')) })}</span>
        <Price price={orderTotal(draft)} />
        <IconChevronDown size={20} stroke={1.6} aria-hidden />
      </summary>
      <OrderLines items={items} />
    </details>
  )
}
