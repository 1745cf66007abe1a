import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { paths } from '../../lib/paths.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import type { CheckoutPageProps } from './checkout-page-props.ts'
import classes from './checkout-page.module.css'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { Snapshot } from './current-step.ts'
import { useStepFocus } from './use-step-focus.ts'

/** The checkout in each of its states. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { actor } = props
  const { t } = useTranslation('checkout')
  const view = useSelector(actor, viewOf)
  // The steps come with the addresses: these have any height, and would move the steps below them. Later they stay.
  const book = useSelector(actor, (snapshot) => snapshot.children.addressBook as AddressBookActor | undefined)
  const isReadingAddresses = useSelector(book, (snapshot) => snapshot?.matches('loading') ?? false)
  const [wereShown, setWereShown] = useState(false)
  const areShown = view === 'steps' && (wereShown || !isReadingAddresses)
  if (areShown !== wereShown) setWereShown(areShown)
  useStepFocus(actor, areShown)
  switch (view === 'steps' && !areShown ? 'loading' : view) {
    case 'loading':
      return <CheckoutLoading />
    case 'failed':
      return <FailedNotice message={t('cartFailed')} onRetry={() => actor.send({ type: 'cart.reload' })} />
    case 'empty':
      return (
        <EmptyNotice title={t('empty')} text={t('emptyText')}>
          <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
          <ActionLink to={generatePath(paths.orderDetail, {})} tone="quiet">
            {t('toOrders')}
          </ActionLink>
        </EmptyNotice>
      )
    case 'placed':
      return <PlacedNotice actor={actor} />
    case 'steps':
      return (
        <>
          <CheckoutSteps {...props} />
          <SuccessDialog actor={actor} />
        </>
      )
  }
}

type View = 'loading' | 'failed' | 'empty' | 'placed' | 'steps'

function viewOf(snapshot: Snapshot): View {
  if (snapshot.matches('loadingCart') || snapshot.matches('left')) return 'loading'
  if (snapshot.matches('cartFailed')) return 'failed'
  if (snapshot.matches('cartEmpty')) return 'empty'
  // Over the steps a dialog says that an order is paid on delivery.
  const isPaidAhead = snapshot.matches('placed') && !snapshot.matches({ placed: 'onDelivery' })
  return isPaidAhead || snapshot.matches('toPaymentResult') ? 'placed' : 'steps'
}

/** A card order that stands and waits for its payment, on the way to the payment page and after it. */
function PlacedNotice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const { orderNumber } = useSelector(actor, (snapshot) => snapshot.context.order)
  const isLeaving = useSelector(actor, (snapshot) => snapshot.matches({ placed: 'toPaymentPage' }))
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

/** An order that is paid on delivery has been placed. Every way out of the dialog leads to the order. */
function SuccessDialog({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ placed: 'onDelivery' }))
  const { orderNumber, isUnconfirmed } = useSelector(actor, (snapshot) => snapshot.context.order)
  const goOn = () => actor.send({ type: 'result.open' })
  const words = t(isUnconfirmed ? 'placedUnconfirmed' : 'placedOnDelivery', { orderNumber })
  const toOrder = (
    <ActionButton primary isFull onClick={goOn}>
      {t(isUnconfirmed ? 'confirmOrder' : 'seeOrder')}
    </ActionButton>
  )
  return (
    <Overlay
      opened={isOpen}
      title={t('thanks')}
      onClose={goOn}
      instead={
        <Notice tone="good" title={t('thanks')} action={toOrder}>
          {words}
        </Notice>
      }
    >
      <p className={classes.words}>{words}</p>
      {toOrder}
    </Overlay>
  )
}
