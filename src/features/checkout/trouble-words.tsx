import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { formatPrice } from '../../lib/money.ts'
import type { OrderTrouble } from './order-trouble.ts'

const words = {
  outOfStock: 'trouble_outOfStock',
  notForSale: 'trouble_notForSale',
  priceChanged: 'trouble_priceChanged',
  mismatch: 'trouble_mismatch',
  tooManyUnpaid: 'trouble_tooManyUnpaid',
  codLimit: 'trouble_codLimit',
  refused: 'trouble_refused',
  busy: 'trouble_busy',
  notSent: 'trouble_notSent',
  unknown: 'trouble_unknown',
} as const

/** What happened to the order, with the names of the lines that it is about. */
export function TroubleWords({ actor, trouble }: { actor: CheckoutActor; trouble: OrderTrouble }) {
  const { t } = useTranslation('checkout')
  const fieldErrors = useSelector(actor, (snapshot) => snapshot.context.fieldErrors)
  const items = useSelector(actor, (snapshot) => snapshot.context.draft.cart.items)
  const seconds = useSelector(actor, (snapshot) => snapshot.context.retryAfterSeconds)
  const limit = useSelector(actor, (snapshot) => snapshot.context.limit)
  const concerned = items.filter(({ cartItemId }) => cartItemId in fieldErrors)
  return (
    <>
      <p>
        {t(words[trouble], {
          count: seconds,
          ...(limit && { orders: limit.orders, total: formatPrice(limit.total.amount) }),
        })}
      </p>
      {concerned.length > 0 && (
        <ul>
          {concerned.map(({ cartItemId, name }) => (
            <li key={cartItemId}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
