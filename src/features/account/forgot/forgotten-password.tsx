import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import type {
  ForgotPasswordActor,
  ForgotPasswordSnapshot,
} from '../../../flows/forgot-password/forgot-password-effects.ts'
import { otpOf } from '../../../flows/otp/otp-view.ts'
import { CodeStep } from '../code/code-step.tsx'
import { StepPane } from '../step-pane.tsx'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { useSignInWith } from '../use-sign-in-with.ts'
import { NamingStep } from './naming-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { useAccountForm } from './use-account-form.ts'

const titles = {
  naming: 'title',
  code: 'codes:title',
  newPassword: 'newPasswordTitle',
  done: 'doneTitle',
} as const

export function ForgottenPassword({ actor }: { actor: ForgotPasswordActor }) {
  const { t } = useTranslation(['forgotten', 'codes'])
  const { close } = useAuthDialog()
  const signInWith = useSignInWith()
  const form = useAccountForm(actor)
  const snapshot = useSelector(actor, (state) => state)
  const step = stepOf(snapshot)
  const { errorCode, wasUnanswered } = snapshot.context
  const back = () => actor.send({ type: 'step.back' })
  return (
    <Overlay
      opened
      isInAddress
      onClose={close}
      title={t(titles[step])}
      onBack={snapshot.can({ type: 'step.back' }) ? back : undefined}
    >
      <StepPane key={step}>
        {step === 'naming' && <NamingStep actor={actor} form={form} />}
        {step === 'code' && errorCode && wasUnanswered && <Notice tone="info">{t('perhapsChanged')}</Notice>}
        {step === 'code' && <CodeStep actor={otpOf(snapshot)} onBack={back} refusal={errorCode} />}
        {step === 'newPassword' && <NewPasswordStep actor={actor} />}
        {step === 'done' && (
          <div className="stack">
            <Notice tone="good">{t('done')}</Notice>
            <ActionButton primary isFull onClick={() => signInWith(snapshot.context.userName)}>
              {t('signIn')}
            </ActionButton>
          </div>
        )}
      </StepPane>
    </Overlay>
  )
}

/** The form of the new password stays while it is being sent. */
function stepOf(snapshot: ForgotPasswordSnapshot): keyof typeof titles {
  if (snapshot.matches('naming')) return 'naming'
  if (snapshot.matches('otp')) return 'code'
  return snapshot.matches('done') ? 'done' : 'newPassword'
}
