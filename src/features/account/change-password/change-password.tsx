import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import {
  PasswordChangeFields,
  usePasswordChangeForm,
} from '../../../components/password-rules/password-change-fields.tsx'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import { StepsRuler } from '../../../components/ruler/steps-ruler.tsx'
import type { ChangePasswordActor } from '../../../flows/change-password/change-password-effects.ts'
import { otpOf } from '../../../flows/otp/otp-view.ts'
import { paths } from '../../../lib/paths.ts'
import { CodeStep } from '../code/code-step.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import classes from './change-password.module.css'

/** Old and new password, then a code that proves that it is really the customer. */
export function ChangePassword({ actor }: { actor: ChangePasswordActor }) {
  const { t } = useTranslation('account')
  // The form is held here, so that going back from the code shows it as it was.
  const form = usePasswordChangeForm()
  const isForm = useSelector(actor, (snapshot) => snapshot.matches('form'))
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'))
  if (isDone) return <Done />
  return (
    <div className={`stack ${classes.steps}`}>
      <StepsRuler
        label={t('changePassword')}
        steps={[t('stepPasswords'), t('stepCode')]}
        current={isForm ? 0 : 1}
      />
      {isForm ? <PasswordsForm actor={actor} form={form} /> : <CodePart actor={actor} />}
    </div>
  )
}

function CodePart({ actor }: { actor: ChangePasswordActor }) {
  const { t } = useTranslation(['account', 'parts'])
  const problemText = useFormProblemText()
  const state = useSelector(actor, (snapshot) => snapshot)
  const otp = otpOf(state)
  const back = () => actor.send({ type: 'step.back' })
  if (state.matches('submitting')) return <Notice tone="info">{t('changingPassword')}</Notice>
  if (state.matches('submitFailed')) {
    return (
      <Notice
        tone="wrong"
        title={problemText(state.context.errorCode ?? 'INTERNAL')}
        action={
          <>
            <ActionButton primary onClick={() => actor.send({ type: 'submit.retry' })}>
              {t('parts:retry')}
            </ActionButton>
            <ActionButton tone="quiet" onClick={back}>
              {t('backToPasswords')}
            </ActionButton>
          </>
        }
      >
        {t('codeIsStillGood')}
      </Notice>
    )
  }
  const refusal = state.context.errorCode
  return (
    <>
      {refusal && (
        <Notice tone="wrong" title={problemText(refusal)}>
          {t('newCodeNeeded')}
        </Notice>
      )}
      <CodeStep actor={otp} />
      <ActionButton tone="quiet" isFull onClick={back}>
        {t('backToPasswords')}
      </ActionButton>
    </>
  )
}

function Done() {
  const { t } = useTranslation('account')
  return (
    <div className={`stack ${classes.steps}`}>
      <Notice tone="good" title={t('passwordChanged')}>
        {t('passwordChangedText')}
      </Notice>
      <ActionLink to={paths.profile} primary isFull>
        {t('backToAccount')}
      </ActionLink>
    </div>
  )
}

function PasswordsForm({
  actor,
  form,
}: {
  actor: ChangePasswordActor
  form: ReturnType<typeof usePasswordChangeForm>
}) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
  const userName = useSelector(actor, (snapshot) => snapshot.context.userName)
  useRefusals(
    form,
    useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
  )
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.errorCode : undefined,
  )
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ form: 'refused' }))
  const isPerhapsChanged = useSelector(
    actor,
    (snapshot) => snapshot.matches({ form: 'wrongOldPassword' }) && snapshot.context.wasUnanswered,
  )
  const ask = form.submit(({ oldPassword, newPassword }) =>
    actor.send({ type: 'passwords.submit', oldPassword, newPassword }),
  )
  return (
    <form noValidate className="stack" onSubmit={ask}>
      {failure && <Notice tone="wrong">{problemText(failure)}</Notice>}
      {isPerhapsChanged && <Notice tone="info">{t('passwordPerhapsChanged')}</Notice>}
      {isRefused && <Notice tone="wrong">{t('newPasswordRefused')}</Notice>}
      <PasswordChangeFields form={form} userName={userName} />
      <ActionButton primary isFull type="submit">
        {t('requestCode')}
      </ActionButton>
    </form>
  )
}
