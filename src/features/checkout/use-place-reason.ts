import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { currentStep } from './current-step.ts'
import { troubleOf } from './order-trouble.ts'

/** Why the order cannot be placed yet, in words; undefined if it can, or is being placed. */
export function usePlaceReason(actor: CheckoutActor): string | undefined {
  const { t } = useTranslation(['checkout', 'problems'])
  const step = useSelector(actor, currentStep)
  const trouble = useSelector(actor, troubleOf)
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
      return t(trouble === 'busy' ? 'why_wait' : 'why_trouble')
  }
}
