import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice/notice.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { formatPrice } from '../../lib/money.ts'
import { changesOf, type CartChange } from './cart-changes.ts'

/** What has changed in the order since the shopper saw it, line by line. */
export function ChangesNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const before = useSelector(actor, (snapshot) => snapshot.context.before)
  const now = useSelector(actor, (snapshot) => snapshot.context.draft.cart)
  const changes = changesOf(before, now)
  if (changes.length === 0) return null
  return (
    <Notice tone="info" title={t('changed')}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.what} ${change.id}`}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Change({ change }: { change: CartChange }) {
  const { t } = useTranslation('checkout')
  const { name } = change
  switch (change.what) {
    case 'price':
      return t('changed_price', { name, before: formatPrice(change.before), now: formatPrice(change.now) })
    case 'quantity':
      return t('changed_quantity', {
        name,
        before: formatNumber(change.before),
        now: formatNumber(change.now),
      })
    case 'gone':
      return t('changed_gone', { name })
    case 'new':
      return t('changed_new', { name })
  }
}
