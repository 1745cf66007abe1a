import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingAddress, DeliveryAddress } from '../../../../openapi/generated/schema.ts'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { CheckoutStep } from '../checkout-step.tsx'
import { AddressSummary } from './address-summary.tsx'
import { useOpenStep } from '../use-open-step.ts'

export interface BillingChoice {
  delivery: DeliveryAddress | undefined
  /** There is no delivery: the invoice names somebody of its own, or nobody. */
  isPickUp: boolean
  billing: BillingAddress | undefined
  /** Whether the server refused the tax id. */
  isTaxIdRefused: boolean
  /** It was to be the same as the delivery address, and the new one has not the tax id of `billing`. */
  isAskedAgain: boolean
  /** Without an address, the invoice is made out to the one of the delivery. */
  onChoose: (billing: BillingAddress | undefined) => void
}

interface BillingStepProps {
  actor: CheckoutActor
  renderBilling: (choice: BillingChoice) => ReactNode
}

/** Who the tax invoice is made out to. */
export function BillingStep({ actor, renderBilling }: BillingStepProps) {
  const { t } = useTranslation('checkout')
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ steps: 'billing' }))
  const isDecided = useSelector(actor, (snapshot) => snapshot.context.draft.decided.billing)
  const isPickUp = useSelector(actor, (snapshot) => snapshot.context.draft.pickUp !== undefined)
  const address = useSelector(actor, (snapshot) => snapshot.context.draft.address)
  const delivery = isPickUp ? undefined : address
  const billing = useSelector(actor, (snapshot) => snapshot.context.draft.billingAddress)
  const isAskedAgain = useSelector(actor, (snapshot) =>
    snapshot.matches({ steps: { billing: 'askedAgain' } }),
  )
  const isTaxIdRefused = useSelector(actor, (snapshot) => snapshot.context.errorCode === 'TAX_ID_INVALID')
  const onEdit = useOpenStep(actor, 'billing.edit')
  const decided = (
    <>
      {!billing && <p>{t(isPickUp ? 'noBilling' : 'sameAddress')}</p>}
      {billing && <AddressSummary address={billing} />}
      {!billing && delivery && <AddressSummary address={delivery} isNameOnly />}
    </>
  )
  return (
    <CheckoutStep
      name="billing"
      number={2}
      title={t('billing')}
      decided={!isOpen && isDecided && decided}
      onEdit={onEdit}
    >
      {isOpen &&
        renderBilling({
          delivery,
          isPickUp,
          billing,
          isTaxIdRefused,
          isAskedAgain,
          onChoose: (billingAddress) => actor.send({ type: 'billing.choose', billingAddress }),
        })}
    </CheckoutStep>
  )
}
