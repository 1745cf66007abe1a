import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { AddressStep } from './address-step.tsx'
import { BillingStep } from './billing-step.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { ChannelStep } from './channel-step.tsx'
import type { CheckoutPageProps } from './checkout-page-props.ts'
import classes from './checkout-steps.module.css'
import { stepHeadingId } from './current-step.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderTroubleNotice } from './order-trouble-notice.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** The decisions beside the bill. */
export function CheckoutSteps({ actor, renderAddresses, renderBilling }: CheckoutPageProps) {
  const { t } = useTranslation('checkout')
  useStepFocus(actor)
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches('placing'))
  return (
    <>
      <div className={classes.messages}>
        <ChangesNotice actor={actor} />
        <OrderTroubleNotice actor={actor} />
        <p className="visually-hidden" role="status">
          {isPlacing && t('placing')}
        </p>
      </div>
      <div className={classes.columns}>
        <div>
          <AddressStep actor={actor} renderAddresses={renderAddresses} />
          <BillingStep actor={actor} renderBilling={renderBilling} />
          <ShippingStep actor={actor} />
          <ChannelStep actor={actor} />
        </div>
        <div
          className={classes.bill}
          id={stepHeadingId('review')}
          tabIndex={-1}
          role="group"
          aria-label={t('sum')}
        >
          <OrderBill actor={actor} />
        </div>
      </div>
      <OrderBar actor={actor} />
    </>
  )
}
