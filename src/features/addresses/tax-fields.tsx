import { useTranslation } from 'react-i18next'
import { TaxIdField } from '../../components/rule-form/tax-id-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import classes from './address-form.module.css'
import type { TextForm } from './text-form.ts'

/** The tax id and the branch of a company. */
export function TaxFields({ form }: { form: TextForm<'taxId' | 'branchCode'> }) {
  const { t } = useTranslation('addresses')
  return (
    <div className={classes.tax}>
      <TaxIdField
        key={form.key('taxId')}
        {...form.field('taxId')}
        label={t('taxId')}
        hint={t('taxIdHint')}
        isOptional
      />
      <TextField
        key={form.key('branchCode')}
        {...form.field('branchCode')}
        label={t('branch')}
        hint={t('branchHint')}
        placeholder="00000"
        inputMode="numeric"
        maxLength={5}
      />
    </div>
  )
}
