import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BuyerType } from '../../../../machines/registration/registration.machine.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { StepsRuler } from '../../../components/ruler/steps-ruler.tsx'
import { registrationView } from '../../../flows/registration/registration-view.ts'
import { otpOf } from '../../../flows/otp/otp-view.ts'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { CodeStep } from '../code/code-step.tsx'
import { StepPane } from '../step-pane.tsx'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { DetailsStep } from './details-step.tsx'
import { DoneStep } from './done-step.tsx'
import type { Policy } from './policy.ts'
import classes from './registration.module.css'
import { useRegistrationForm } from './use-registration-form.ts'
import type { RegistrationForm } from './use-registration-form.ts'

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

/** General public or company. It decides what the customer signs in with, and cannot be changed later. */
function BuyerStep({ actor, form }: { actor: RegistrationActor; form: RegistrationForm }) {
  const { t } = useTranslation(['registration', 'shell'])
  const { addressOf } = useAuthDialog()
  const [chosen, choose] = useState<BuyerType>(form.values().buyerType || 'generalPublic')
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.setValue('buyerType', chosen)
        form.forgive()
        actor.send({ type: 'buyerType.choose', buyerType: chosen })
      }}
    >
      <ChoiceRows
        name="buyerType"
        label={t('buyAs')}
        value={chosen}
        onChange={choose}
        options={[
          {
            value: 'generalPublic',
            label: t('generalPublic'),
            note: t('generalPublicNote'),
            aside: <IconUser stroke={1.6} aria-hidden />,
          },
          {
            value: 'company',
            label: t('company'),
            note: t('companyNote'),
            aside: <IconBuilding stroke={1.6} aria-hidden />,
          },
        ]}
      />
      <p className="note">{t('buyerIsFinal')}</p>
      <ActionButton type="submit" primary isFull>
        {t('next')}
      </ActionButton>
      <p className={classes.haveAccount}>
        {t('haveAccount')}{' '}
        <Link className="tap" to={addressOf('login')}>
          {t('shell:signIn')}
        </Link>
      </p>
    </form>
  )
}

/** The account is being opened, or whether it was is not known and another try finds it out. */
function SubmitStep({ actor }: { actor: RegistrationActor }) {
  const { t } = useTranslation('registration')
  const problem = useFormProblemText()
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('submitFailed'))
  const isSigningIn = useSelector(actor, (snapshot) => snapshot.matches('signingIn'))
  const code = useSelector(actor, ({ context }) => context.errorCode)
  return (
    <div className={classes.form}>
      {hasFailed ? (
        <Notice tone="wrong" title={problem(code ?? 'INTERNAL')}>
          {t('perhapsOpened')}
        </Notice>
      ) : (
        <p role="status" className={`small ${classes.lead}`}>
          {t(isSigningIn ? 'signingIn' : 'openingAccount')}
        </p>
      )}
      <ActionButton
        primary
        isFull
        isWaiting={!hasFailed}
        onClick={() => actor.send({ type: 'submit.retry' })}
      >
        {t('openAccount')}
      </ActionButton>
    </div>
  )
}
