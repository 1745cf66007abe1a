import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import { ActionButton } from '../../components/action/action.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import classes from './place-order.module.css'
import { usePlaceReason } from './use-place-reason.ts'

/** The one button that orders. While it is disabled, it says what is missing. */
export function PlaceOrder({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const canPlace = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.place' }))
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches('placing'))
  const channel = useSelector(actor, (snapshot) => snapshot.context.draft.paymentChannel)
  const reason = usePlaceReason(actor)
  return (
    <div className={classes.place}>
      <ActionButton
        primary
        isFull
        disabled={!canPlace && !isPlacing}
        isWaiting={isPlacing}
        onClick={() => actor.send({ type: 'checkout.place' })}
      >
        {t(channel && paymentChannels[channel].needsProvider ? 'placeAndPay' : 'place')}
      </ActionButton>
      {reason !== undefined && <p>{reason}</p>}
    </div>
  )
}
