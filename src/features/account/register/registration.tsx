import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { StepsRuler } from '../../../components/ruler/steps-ruler.tsx'
import { registrationView } from '../../../flows/registration/registration-view.ts'
import { otpOf, type RegistrationActor } from '../../../flows/registration/registration-with.ts'
import { CodeStep } from '../code/code-step.tsx'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { BuyerStep } from './buyer-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { DoneStep } from './done-step.tsx'
import { StepPane } from '../step-pane.tsx'
import type { Policy } from './policy.ts'
import { SubmitStep } from './submit-step.tsx'
import { useRegistrationForm } from './use-registration-form.ts'

const stepOf = { buyer: 0, details: 1, code: 2, submitting: 2, submitFailed: 2 } as const

export function Registration({ actor, policy }: { actor: RegistrationActor; policy: Policy }) {
  const { t } = useTranslation(['registration', 'codes', 'shell'])
  const { close } = useAuthDialog()
  const form = useRegistrationForm(actor)
  const snapshot = useSelector(actor, (state) => state)
  const view = registrationView(snapshot)
  const isDone = view === 'done' || view === 'doneSignedOut'
  const back = () => actor.send({ type: 'step.back' })
  return (
    <Overlay
      opened
      isInAddress
      onClose={close}
      title={isDone ? t('doneTitle') : view === 'code' ? t('codes:title') : t('shell:register')}
      size={view === 'details' ? 'wide' : 'normal'}
      onBack={snapshot.can({ type: 'step.back' }) ? back : undefined}
    >
      {!isDone && (
        <StepsRuler
          label={t('steps')}
          steps={[t('stepBuyer'), t('stepDetails'), t('stepCode')]}
          current={stepOf[view]}
        />
      )}
      <StepPane key={view}>
        {view === 'buyer' && <BuyerStep actor={actor} form={form} />}
        {view === 'details' && <DetailsStep actor={actor} form={form} policy={policy} />}
        {view === 'code' && (
          <CodeStep actor={otpOf(snapshot)} onBack={back} refusal={snapshot.context.errorCode} />
        )}
        {(view === 'submitting' || view === 'submitFailed') && <SubmitStep actor={actor} />}
        {isDone && <DoneStep actor={actor} />}
      </StepPane>
    </Overlay>
  )
}
