import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { generatePath } from 'react-router-dom'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { paths } from '../../lib/paths.ts'

/** A card order that stands and waits for its payment, on the way to the payment page and after it. */
export function PlacedNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const { orderNumber } = useSelector(actor, (snapshot) => snapshot.context.order)
  const isLeaving = useSelector(actor, (snapshot) => snapshot.matches('toPaymentPage'))
  return (
    <EmptyNotice
      title={t('placed', { orderNumber })}
      text={t(isLeaving ? 'openingPayment' : 'awaitingPayment')}
    >
      <ActionButton primary={!isLeaving} onClick={() => actor.send({ type: 'payment.open' })}>
        {t('openPayment')}
      </ActionButton>
      <ActionButton onClick={() => actor.send({ type: 'result.open' })}>{t('seePayment')}</ActionButton>
      <ActionLink to={generatePath(paths.orderDetail, {})} tone="quiet">
        {t('toOrders')}
      </ActionLink>
    </EmptyNotice>
  )
}
