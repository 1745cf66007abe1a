import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/text-field/text-field.tsx'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

interface NameFieldsProps {
  form: RegistrationForm
  title: string
  /** A person may give an e-mail; for a company it is the login and stands there. */
  hasEmail?: boolean
}

export function NameFields({ form, title, hasEmail = false }: NameFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <div className={classes.pair}>
        <TextField
          key={form.key('firstName')}
          {...form.field('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
        />
        <TextField
          key={form.key('lastName')}
          {...form.field('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
        />
      </div>
      {hasEmail && (
        <TextField
          key={form.key('email')}
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          isOptional
        />
      )}
    </>
  )
}
