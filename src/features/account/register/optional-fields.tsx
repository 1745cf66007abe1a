import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips/chips.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useCustomerChoices } from '../use-customer-choices.tsx'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

const later = ['country', 'state', 'city', 'industry', 'productInterests'] as const

/** What the profile asks as well. It stays folded, because nobody needs it to register, unless one of it is refused. */
export function OptionalFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration')
  const { countries, industries, interests } = useCustomerChoices()
  const [isOpen, setOpen] = useState(false)
  const isWrong = later.some((name) => form.choice(name).error !== null)
  return (
    <details
      className={classes.later}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{t('later')}</b>
        <span className="note">{t('laterNote')}</span>
      </summary>
      <div className={classes.form}>
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
      </div>
    </details>
  )
}
