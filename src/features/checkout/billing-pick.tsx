import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { ChoiceRows } from '../../components/choice-rows/choice-rows.tsx'
import type { BillingChoice } from './billing-step.tsx'
import classes from './checkout-step.module.css'

interface BillingPickProps {
  choice: BillingChoice
  /** The form of another address. */
  renderForm: (onCancel: () => void) => ReactNode
}

/** The invoice is made out to the delivery address, or to another one. */
export function BillingPick({ choice: { billing, isTaxIdRefused, onChoose }, renderForm }: BillingPickProps) {
  const { t } = useTranslation('checkout')
  const [who, setWho] = useState<'same' | 'other'>(billing || isTaxIdRefused ? 'other' : 'same')
  return (
    <>
      <ChoiceRows
        name="billing"
        label={t('billing')}
        hideLabel
        value={who}
        onChange={setWho}
        options={[
          { value: 'same', label: t('sameAddress'), note: t('sameAddressNote') },
          { value: 'other', label: t('otherBilling'), note: t('otherBillingNote') },
        ]}
      />
      {who === 'same' ? (
        <div className={classes.buttons}>
          <ActionButton onClick={() => onChoose(undefined)}>{t('useBilling')}</ActionButton>
        </div>
      ) : (
        renderForm(() => setWho('same'))
      )}
    </>
  )
}
