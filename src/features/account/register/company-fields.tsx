import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { hasRightCheckDigit } from '../../../lib/tax-id.ts'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

export function CompanyFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration')
  return (
    <>
      <h3 className={classes.title}>{t('company')}</h3>
      <TextField
        key={form.key('companyName')}
        {...form.field('companyName')}
        label={t('companyName')}
        autoComplete="organization"
        hint={t('companyNameHint')}
      />
      <div className={classes.tax}>
        <TaxIdField form={form} />
        <TextField
          key={form.key('branchCode')}
          {...form.field('branchCode')}
          label={t('branchCode')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          hint={t('branchCodeHint')}
        />
      </div>
    </>
  )
}

/** A check digit that does not fit is only pointed out: numbers from abroad have none. */
function TaxIdField({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration')
  const field = form.field('taxId')
  const [typed, setTyped] = useState(form.values().taxId)
  const isDoubtful = typed.length === 13 && !hasRightCheckDigit(typed)
  return (
    <TextField
      key={form.key('taxId')}
      {...field}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(event)
      }}
      label={t('taxId')}
      inputMode="numeric"
      autoComplete="off"
      hint={<span role="status">{t(isDoubtful ? 'taxIdDoubtful' : 'taxIdHint')}</span>}
    />
  )
}
