import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { BuyBar } from '../../../components/buy-bar/buy-bar.tsx'
import { Price } from '../../../components/price/price.tsx'
import { orderTotal } from '../../../flows/checkout/order-total.ts'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { currentStep } from '../current-step.ts'
import { orderProblemOf } from './order-problem.ts'
import classes from './place-order.module.css'

/** The one button that orders. While it is disabled, it says below what is missing. */
export function PlaceOrder({ actor }: { actor: CheckoutActor }) {
  const reason = usePlaceReason(actor)
  return (
    <div className={classes.place}>
      <PlaceButton actor={actor} />
      {reason !== undefined && <p className="remark">{reason}</p>}
    </div>
  )
}

/** A phone's bottom bar: the total, and under it what is missing, beside the button. */
export function PlaceOrderBar({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const draft = useSelector(actor, (snapshot) => snapshot.context.draft)
  const reason = usePlaceReason(actor)
  return (
    <BuyBar>
      <p className={classes.sum}>
        <Price price={orderTotal(draft)} />
        <span>
          {reason ?? t(draft.pickUp ? 'pickUp' : draft.shipping ? 'withShipping' : 'withoutShipping')}
        </span>
      </p>
      <div className={classes.go}>
        <PlaceButton actor={actor} />
      </div>
    </BuyBar>
  )
}

function PlaceButton({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const canPlace = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.place' }))
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches('placing'))
  const channel = useSelector(actor, (snapshot) => snapshot.context.draft.paymentChannel)
  return (
    <ActionButton
      primary
      isFull
      disabled={!canPlace && !isPlacing}
      isWaiting={isPlacing}
      onClick={() => actor.send({ type: 'checkout.place' })}
    >
      {t(channel && paymentChannels[channel].needsProvider ? 'placeAndPay' : 'place')}
    </ActionButton>
  )
}

/** Why the order cannot be placed yet, in words; undefined if it can, or is being placed. */
function usePlaceReason(actor: CheckoutActor): string | undefined {
  const { t } = useTranslation(['checkout', 'problems'])
  const step = useSelector(actor, currentStep)
  const problem = useSelector(actor, orderProblemOf)
  const canPlace = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.place' }))
  if (canPlace || step === undefined) return undefined
  switch (step) {
    case 'address':
      return t('problems:ADDRESS_REQUIRED')
    case 'billing':
      return t('why_billing')
    case 'shipping':
      return t('problems:SHIPPING_REQUIRED')
    case 'channel':
      return t('why_channel')
    case 'review':
      return t(problem === 'busy' ? 'why_wait' : 'why_trouble')
  }
}
