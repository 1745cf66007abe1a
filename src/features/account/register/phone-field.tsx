import { useSelector } from '@xstate/react'
import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActionButton } from '../../../components/action/action.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { isMobileNumber, plainPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { useSignInWith } from '../use-sign-in-with.ts'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

interface PhoneFieldProps {
  actor: RegistrationActor
  form: RegistrationForm
  isCompany: boolean
}

/** A complete number is looked up while the rest is being filled in. A taken one leads to the sign-in. */
export function PhoneField({ actor, form, isCompany }: PhoneFieldProps) {
  const { t } = useTranslation(['registration', 'problems'])
  const field = form.field('phoneNumber')
  const [number, setNumber] = useState(plainPhoneNumber(form.values().phoneNumber))
  const isTaken = useSelector(
    actor,
    ({ context }) => !isCompany && context.phone.isTaken === true && context.phone.number === number,
  )
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const phoneNumber = plainPhoneNumber(event.target.value)
    setNumber(phoneNumber)
    field.onChange(event)
    if (isMobileNumber(phoneNumber)) actor.send({ type: 'phone.enter', phoneNumber })
  }
  return (
    <div>
      <TextField
        key={form.key('phoneNumber')}
        {...field}
        onChange={change}
        error={isTaken ? t('problems:PHONE_TAKEN') : field.error}
        label={t(isCompany ? 'contactPhone' : 'phone')}
        type="tel"
        inputMode="tel"
        autoComplete={isCompany ? 'tel-national' : 'username'}
        hint={t(isCompany ? 'contactPhoneHint' : 'phoneHint')}
      />
      {isTaken && <TakenActions userName={number} />}
    </div>
  )
}

function TakenActions({ userName }: { userName: string }) {
  const { t } = useTranslation('registration')
  const { addressOf } = useAuthDialog()
  const signInWith = useSignInWith()
  return (
    <div className={classes.taken}>
      <ActionButton isSmall onClick={() => signInWith(userName)}>
        {t('signInWithPhone')}
      </ActionButton>
      <Link className="tap" to={addressOf('forgot')} replace>
        {t('forgotPassword')}
      </Link>
    </div>
  )
}
