import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingAddress } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useRuleForm } from '../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { initialOf, payloadOf } from '../../lib/forms/form-fields.ts'
import classes from './address-form.module.css'
import { billingDraft, billingFields, billingRules, longestLine } from './address-values.ts'
import { PlaceFields } from './place-fields.tsx'
import { TaxFields } from './tax-fields.tsx'
import { useRefusals } from '../../components/rule-form/use-refusals.tsx'
import { WrongCount } from './wrong-count.tsx'

interface BillingFormProps {
  /** What is known: the billing address of the profile, or the address that the goods go to. */
  initial: Partial<BillingAddress> | undefined
  /** The customer's id. */
  owner: string
  /** Tells the drafts of several pages apart: `profile`, `checkout`. */
  about: string
  saveLabel: string
  /** What the server refused, by field. */
  fieldErrors?: Readonly<Record<string, string>>
  isSaving?: boolean
  onSave: (address: BillingAddress) => void
  onCancel: (hasChanges: boolean) => void
}

/** Who a tax invoice is made out to. The page drops the draft when it was saved (`dropBillingDraft`). */
export default function BillingForm({ initial, owner, about, saveLabel, ...rest }: BillingFormProps) {
  const { fieldErrors, isSaving = false, onSave, onCancel } = rest
  const { t } = useTranslation('addresses')
  const [initialValues] = useState(() => initialOf(billingFields, initial))
  const [draft] = useState(() => ({ kind: billingDraft, place: { owner, about } }))
  const form = useRuleForm({ initialValues, rules: billingRules, draft })
  useRefusals(form, fieldErrors)
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit((values) => onSave(payloadOf(billingFields, values)))}
    >
      <WrongCount count={form.wrongCount} />
      <div className={classes.column}>
        <TextField
          key={form.key('recipientName')}
          {...form.field('recipientName')}
          label={t('billingName')}
          hint={t('billingNameHint')}
          autoComplete="organization"
        />
        <TaxFields key={form.key('taxId')} form={form} />
        <TextField
          key={form.key('phoneNumber')}
          {...form.field('phoneNumber')}
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
          isOptional
        />
      </div>
      <div className={classes.column}>
        <TextField
          key={form.key('addressLine')}
          {...form.field('addressLine')}
          label={t('addressLine')}
          autoComplete="billing street-address"
          max={longestLine}
        />
        <PlaceFields key={form.key('subDistrict')} form={form} />
      </div>
      <div className={`${classes.last} ${classes.onPage}`}>
        <ActionButton primary type="submit" isWaiting={isSaving}>
          {saveLabel}
        </ActionButton>
        <ActionButton tone="quiet" disabled={isSaving} onClick={() => onCancel(form.changedCount > 0)}>
          {t('cancel')}
        </ActionButton>
      </div>
    </form>
  )
}
