import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import type { DeliveryAddress } from '../../../../openapi/generated/schema.ts'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import type { BillingChoice } from './billing-step.tsx'
import classes from '../checkout-step.module.css'

interface BillingAddressChoiceProps {
  choice: BillingChoice
  /** Another address was begun, before the page was left or spoke another language. */
  isBegun: boolean
  /** The form of another address. */
  renderForm: (onCancel: () => void) => ReactNode
}

/** The invoice is made out to the delivery address, or to another one. */
export function BillingAddressChoice({ choice, isBegun, renderForm }: BillingAddressChoiceProps) {
  const { t } = useTranslation('checkout')
  const { delivery, isPickUp, billing, isTaxIdRefused, isAskedAgain, onChoose } = choice
  const [who, setWho] = useState<'same' | 'other'>(billing || isTaxIdRefused || isBegun ? 'other' : 'same')
  return (
    <>
      {isAskedAgain && <Notice tone="wrong">{t('billingAskedAgain', { taxId: billing?.taxId })}</Notice>}
      <ChoiceRows
        name="billing"
        label={t('billing')}
        hideLabel
        value={who}
        onChange={setWho}
        onChoose={(chosen) => chosen === 'same' && onChoose(undefined)}
        options={[
          isPickUp
            ? { value: 'same', label: t('noBilling'), note: t('noBillingNote') }
            : { value: 'same', label: t('sameAddress'), ...(delivery && { note: named(delivery) }) },
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

  function named({ recipientName, taxId }: DeliveryAddress) {
    return `${recipientName} · ${taxId === undefined ? t('noTaxId') : t('taxId', { taxId })}`
  }
}
