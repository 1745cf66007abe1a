import { useTranslation } from 'react-i18next'
import type { BillingAddress } from '../../../openapi/generated/schema.ts'
import { BillingForm } from '../../features/addresses/billing-form.tsx'
import { dropBillingDraft } from '../../features/addresses/billing-values.ts'
import type { BillingChoice } from '../../features/checkout/billing-step.tsx'
import { useProfile } from '../../flows/profile/use-profile.ts'

interface CheckoutBillingProps {
  customerId: string
  choice: BillingChoice
  onCancel: () => void
}

const taxIdRefused = { taxId: 'TAX_ID_INVALID' }

/** The invoice's address of this order; it begins with the one of the profile. */
export function CheckoutBilling({ customerId, choice, onCancel }: CheckoutBillingProps) {
  const { t } = useTranslation('checkout')
  const ofProfile = useProfile((snapshot) => snapshot.context.profile?.billingAddress)
  const { billing, delivery, isTaxIdRefused, onChoose } = choice
  const use = (address: BillingAddress) => {
    dropBillingDraft(customerId, 'checkout')
    onChoose(address)
  }
  return (
    <BillingForm
      initial={billing ?? ofProfile ?? delivery}
      owner={customerId}
      about="checkout"
      saveLabel={t('useBilling')}
      {...(isTaxIdRefused && { fieldErrors: taxIdRefused })}
      onSave={use}
      onCancel={onCancel}
    />
  )
}
