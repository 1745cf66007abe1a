import { useDidUpdate } from '@mantine/hooks'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { CompanyFields } from './company-fields.tsx'
import { consentRefusals } from './consent-refusals.tsx'
import { Consents } from './consents.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { LoginFields } from './login-fields.tsx'
import { NameFields } from './name-fields.tsx'
import type { Policy } from './policy.ts'
import { initialValues, submissionOf } from './registration-form.ts'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

interface DetailsStepProps {
  actor: RegistrationActor
  form: RegistrationForm
  policy: Policy
}

/** The form. What is typed is held by the form library, so it stays when the flow leaves this step and returns. */
export function DetailsStep({ actor, form, policy }: DetailsStepProps) {
  const { t } = useTranslation('registration')
  const problem = useFormProblemText()
  const isCompany = useSelector(actor, ({ context }) => context.buyerType === 'company')
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('checking'))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ details: { form: 'failed' } }) || refusesOther(snapshot)
      ? snapshot.context.errorCode
      : undefined,
  )
  const [isHeld, setHeld] = useState(false)
  const submit = form.submit((values) => {
    // What is sent names the policy that was accepted: over a slow network that is still on its way.
    setHeld(policy.view.kind === 'loading')
    if (policy.view.kind === 'loading') return
    if (policy.view.kind === 'shown')
      return actor.send({ type: 'details.submit', ...submissionOf(values, policy.view.item.version) })
    policy.retry()
    form.refuse({ consent: consentRefusals.policyMissing })
  })
  useDidUpdate(() => {
    if (isHeld) submit()
  }, [policy.view.kind])
  return (
    <form className={classes.details} noValidate onSubmit={submit}>
      {form.wrongCount > 0 && (
        <div className={classes.whole}>
          <Notice tone="wrong">{t('wrongFields', { count: form.wrongCount })}</Notice>
        </div>
      )}
      {failure && form.wrongCount === 0 && (
        <div className={classes.whole}>
          <Notice tone="wrong" title={problem(failure)}>
            {t('nothingIsLost')}
          </Notice>
        </div>
      )}
      <BuyerRow actor={actor} isCompany={isCompany} isRestored={form.isRestored} />
      <div className={classes.form}>
        <LoginFields actor={actor} form={form} isCompany={isCompany} />
        {isCompany && <NameFields form={form} title={t('contactPerson')} />}
      </div>
      <div className={classes.form}>
        {isCompany ? (
          <CompanyFields form={form} />
        ) : (
          <NameFields form={form} title={t('aboutYou')} hasEmail />
        )}
        <OptionalFields form={form} />
      </div>
      <div className={classes.last}>
        <Consents form={form} policy={policy} />
        <ActionButton type="submit" primary isWaiting={isPending || isHeld}>
          {t('sendCode')}
        </ActionButton>
      </div>
    </form>
  )
}

/** Whether the server refused what has no field here, so that no field can show it. */
const refusesOther = (snapshot: SnapshotFrom<RegistrationActor>) =>
  snapshot.matches({ details: { form: 'refused' } }) &&
  !Object.keys(snapshot.context.fieldErrors).some(
    (name) => name in initialValues || name === 'privacyPolicyVersion',
  )

interface BuyerRowProps {
  actor: RegistrationActor
  isCompany: boolean
  isRestored: boolean
}

/** The chosen buyer type, with the way back to it. */
function BuyerRow({ actor, isCompany, isRestored }: BuyerRowProps) {
  const { t } = useTranslation('registration')
  const Icon = isCompany ? IconBuilding : IconUser
  return (
    <div className={classes.whole}>
      <div className={classes.as}>
        <Icon stroke={1.6} aria-hidden />
        <b>{t(isCompany ? 'company' : 'generalPublic')}</b>
        <button
          type="button"
          className={`text-button ${classes.change}`}
          onClick={() => actor.send({ type: 'step.back' })}
        >
          {t('changeBuyer')}
        </button>
      </div>
      {isRestored && <p className={`remark ${classes.restored}`}>{t('restored')}</p>}
    </div>
  )
}
