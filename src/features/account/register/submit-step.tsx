import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-with.ts'
import { useProblemText } from '../use-problem-text.ts'
import classes from './registration.module.css'

/** The account is being opened, or that failed and can be tried again with the same code. */
export function SubmitStep({ actor }: { actor: RegistrationActor }) {
  const { t } = useTranslation('registration')
  const problem = useProblemText()
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('submitFailed'))
  const isSigningIn = useSelector(actor, (snapshot) => snapshot.matches('signingIn'))
  const code = useSelector(actor, ({ context }) => context.errorCode)
  return (
    <div className={classes.form}>
      {hasFailed ? (
        <Notice tone="wrong" title={problem(code ?? 'INTERNAL')}>
          {t('codeIsStillGood')}
        </Notice>
      ) : (
        <p role="status" className={classes.lead}>
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
