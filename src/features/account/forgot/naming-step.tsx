import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AccountKind } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { RadioSwitch } from '../../../components/radio-switch/radio-switch.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ForgotPasswordActor } from '../../../flows/forgot-password/forgot-password-effects.ts'
import { plainPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'
import classes from './forgotten-password.module.css'
import type { AccountForm } from './use-account-form.ts'

/** Whose password? People are found by their phone number, companies by their e-mail. */
export function NamingStep({ actor, form }: { actor: ForgotPasswordActor; form: AccountForm }) {
  const { t } = useTranslation('forgotten')
  const problem = useFormProblemText()
  const { addressOf } = useAuthDialog()
  const [kind, setKind] = useState<AccountKind>(form.values().kind)
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ naming: 'failed' }) ? snapshot.context.errorCode : undefined,
  )
  const choose = (chosen: AccountKind) => {
    form.setValue('kind', chosen)
    setKind(chosen)
  }
  const submit = form.submit(({ phoneNumber, email }) =>
    actor.send({
      type: 'account.submit',
      kind,
      userName: kind === 'legalEntity' ? email.trim() : plainPhoneNumber(phoneNumber),
    }),
  )
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <RadioSwitch
        name="kind"
        label={t('kind')}
        options={[
          { value: 'individual', label: t('individual') },
          { value: 'legalEntity', label: t('legalEntity') },
        ]}
        value={kind}
        onChange={choose}
      />
      {failure && <Notice tone="wrong">{problem(failure)}</Notice>}
      {kind === 'individual' ? (
        <TextField
          key={form.key('phoneNumber')}
          {...form.field('phoneNumber')}
          label={t('phone')}
          type="tel"
          autoComplete="username"
          hint={t('phoneHint')}
        />
      ) : (
        <TextField
          key={form.key('email')}
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          hint={t('emailHint')}
        />
      )}
      <ActionButton type="submit" primary isFull>
        {t('sendCode')}
      </ActionButton>
      <Link to={addressOf('login')} replace className={classes.back}>
        {t('backToSignIn')}
      </Link>
    </form>
  )
}
