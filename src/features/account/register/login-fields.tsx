import { useTranslation } from 'react-i18next'
import { NewPasswordField } from '../../../components/password-rules/new-password-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { PhoneField } from './phone-field.tsx'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

interface LoginFieldsProps {
  actor: RegistrationActor
  form: RegistrationForm
  isCompany: boolean
}

/** A person signs in with the phone number, a company with the e-mail. */
export function LoginFields({ actor, form, isCompany }: LoginFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <>
      <h3 className={classes.title}>{t('signingInTitle')}</h3>
      {isCompany && (
        <TextField
          key={form.key('email')}
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          hint={t('emailHint')}
        />
      )}
      <PhoneField actor={actor} form={form} isCompany={isCompany} />
      <NewPasswordField key={form.key('password')} {...form.field('password')} label={t('password')} />
      <TextField
        key={form.key('passwordConfirmation')}
        {...form.field('passwordConfirmation')}
        label={t('confirmPassword')}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
