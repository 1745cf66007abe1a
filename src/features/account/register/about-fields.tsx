import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips/chips.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useCustomerChoices } from '../use-customer-choices.tsx'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

export function AboutFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration')
  const { countries, industries, interests } = useCustomerChoices()
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          key={form.key('country')}
          {...form.choice('country')}
          label={t('country')}
          options={countries}
          isSearchable
        />
        <TextField
          key={form.key('state')}
          {...form.field('state')}
          label={t('state')}
          autoComplete="address-level1"
          isOptional
        />
        <TextField
          key={form.key('city')}
          {...form.field('city')}
          label={t('city')}
          autoComplete="address-level2"
          isOptional
        />
        <SelectField
          key={form.key('industry')}
          {...form.choice('industry')}
          label={t('industry')}
          options={industries}
          isOptional
        />
      </div>
      <Chips
        key={form.key('productInterests')}
        {...form.choice('productInterests')}
        label={t('productInterests')}
        options={interests}
        isOptional
      />
    </>
  )
}
