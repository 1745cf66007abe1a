import { useTranslation } from 'react-i18next'
import { TaxIdField } from '../../../components/rule-form/tax-id-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
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
        <TaxIdField
          key={form.key('taxId')}
          {...form.field('taxId')}
          label={t('taxId')}
          autoComplete="off"
          hint={t('taxIdHint')}
        />
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
