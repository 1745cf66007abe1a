import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { LineSignInActor, LineSignInSnapshot } from '../../../flows/line-sign-in/line-sign-in-effects.ts'
import { otpOf } from '../../../flows/otp/otp-view.ts'
import { formatLogin } from '../../../lib/forms/login-name.ts'
import { paths } from '../../../lib/paths.ts'
import { plainPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { phoneNumber, required } from '../../../lib/rules/rules.ts'
import { signInTowards } from '../../../lib/sign-in-path.ts'
import { CodeStep } from '../code/code-step.tsx'
import { StepPane } from '../step-pane.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import classes from './line.module.css'

interface LineSignInProps {
  actor: LineSignInActor
  /** Where the shopper wants to go. */
  next: string
}

/** What stands at the address to which LINE sends the shopper back. */
export function LineSignIn({ actor, next }: LineSignInProps) {
  const { t } = useTranslation(['line', 'codes'])
  const snapshot = useSelector(actor, (state) => state)
  const step = stepOf(snapshot)
  const back = () => actor.send({ type: 'step.back' })
  return (
    <section className={`stack ${classes.page}`} aria-labelledby="line-title">
      <h1 id="line-title">{t(titles[step])}</h1>
      <StepPane key={step}>
        {step === 'waiting' && <p role="status">{t('waiting')}</p>}
        {(step === 'refused' || snapshot.matches('leaving')) && <Ways actor={actor} next={next} />}
        {step === 'phone' && <PhoneStep actor={actor} />}
        {step === 'newcomer' && (
          <div className="stack">
            <p className={classes.lead}>
              {t('noAccount', { phone: formatLogin(snapshot.context.phoneNumber) })}
            </p>
            <ActionButton primary isFull onClick={() => actor.send({ type: 'account.create' })}>
              {t('create')}
            </ActionButton>
            <ActionButton isFull onClick={back}>
              {t('codes:changePhone')}
            </ActionButton>
          </div>
        )}
        {step === 'code' && (
          <CodeStep actor={otpOf(snapshot)} onBack={back} refusal={snapshot.context.errorCode} />
        )}
      </StepPane>
    </section>
  )
}

const titles = {
  waiting: 'title',
  refused: 'title',
  phone: 'phoneTitle',
  newcomer: 'phoneTitle',
  code: 'codes:title',
} as const

/** The phone number stays in sight while it is looked up, and the code while it is used. */
function stepOf(snapshot: LineSignInSnapshot): keyof typeof titles {
  if (snapshot.matches('ready')) return 'refused'
  if (snapshot.matches('phone') || snapshot.matches('finding')) return 'phone'
  if (snapshot.matches('newcomer') || snapshot.matches('registering')) return 'newcomer'
  return snapshot.matches('otp') ? 'code' : 'waiting'
}

/** To LINE, or without it. They stay in sight on the way to LINE, which a shopper can stop. */
function Ways({ actor, next }: LineSignInProps) {
  const { t } = useTranslation(['line', 'shell'])
  const problem = useFormProblemText()
  const errorCode = useSelector(actor, ({ context }) => context.errorCode)
  return (
    <div className="stack">
      {errorCode === 'DENIED' && <Notice tone="info">{t('denied')}</Notice>}
      {errorCode !== undefined && errorCode !== 'DENIED' && (
        <Notice tone="wrong">{problem(errorCode)}</Notice>
      )}
      <ActionButton tone="line" isFull onClick={() => actor.send({ type: 'line.start' })}>
        {t('again')}
      </ActionButton>
      <ActionLink to={signInTowards({ pathname: paths.home, search: '' }, next)} isFull>
        {t('otherWay')}
      </ActionLink>
    </div>
  )
}

function PhoneStep({ actor }: { actor: LineSignInActor }) {
  const { t } = useTranslation('line')
  const problem = useFormProblemText()
  const isFinding = useSelector(actor, (snapshot) => snapshot.matches('finding'))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ phone: 'failed' }) ? snapshot.context.errorCode : undefined,
  )
  const form = useRuleForm({
    initialValues: { phoneNumber: actor.getSnapshot().context.phoneNumber },
    rules: { phoneNumber: [required, phoneNumber] },
  })
  const submit = form.submit(({ phoneNumber: typed }) =>
    actor.send({ type: 'phone.submit', phoneNumber: plainPhoneNumber(typed) }),
  )
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className={classes.lead}>{t('phoneLead')}</p>
      {failure && <Notice tone="wrong">{problem(failure)}</Notice>}
      <TextField
        key={form.key('phoneNumber')}
        {...form.field('phoneNumber')}
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        hint={t('phoneHint')}
        readonly={isFinding}
      />
      <ActionButton type="submit" primary isFull isWaiting={isFinding}>
        {t('next')}
      </ActionButton>
      <p className="small">{t('companies')}</p>
    </form>
  )
}
