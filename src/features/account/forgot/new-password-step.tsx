import { useSelector } from '@xstate/react'
import { Trans, useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { NewPasswordField } from '../../../components/password-rules/new-password-field.tsx'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ForgotPasswordActor } from '../../../flows/forgot-password/forgot-password-effects.ts'
import { formatLogin } from '../../../lib/forms/login-name.ts'
import { newPassword } from '../../../lib/rules/new-password.ts'
import { passwordConfirmed, required } from '../../../lib/rules/rules.ts'
import { HiddenUserName } from '../../../components/password-rules/hidden-user-name.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import classes from './forgotten-password.module.css'

const initialValues = { newPassword: '', confirmation: '' }
const rules = {
  newPassword,
  confirmation: [required, passwordConfirmed('newPassword')],
}

export function NewPasswordStep({ actor }: { actor: ForgotPasswordActor }) {
  const { t } = useTranslation('forgotten')
  const problem = useFormProblemText()
  const form = useRuleForm({ initialValues, rules })
  const userName = useSelector(actor, ({ context }) => context.userName)
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('pending'))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ newPassword: 'failed' }) ? snapshot.context.errorCode : undefined,
  )
  useRefusals(
    form,
    useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
  )
  return (
    <form
      className="stack"
      noValidate
      onSubmit={form.submit(({ newPassword }) => actor.send({ type: 'password.submit', newPassword }))}
    >
      <p className={`small ${classes.lead}`}>
        <Trans t={t} i18nKey="account" components={{ to: <b>{formatLogin(userName)}</b> }} />
      </p>
      {failure && <Notice tone="wrong">{problem(failure)}</Notice>}
      <HiddenUserName value={userName} />
      <NewPasswordField
        key={form.key('newPassword')}
        {...form.field('newPassword')}
        label={t('newPassword')}
      />
      <TextField
        key={form.key('confirmation')}
        {...form.field('confirmation')}
        label={t('confirmation')}
        type="password"
        autoComplete="new-password"
      />
      <p className="note">{t('othersEnd')}</p>
      <ActionButton type="submit" primary isFull isWaiting={isPending}>
        {t('save')}
      </ActionButton>
    </form>
  )
}
