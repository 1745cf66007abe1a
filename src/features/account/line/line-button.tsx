import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { pathAfterSignIn } from '../../../lib/sign-in-path.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'
import classes from './line.module.css'
import { useLineSignIn } from './use-line-sign-in.ts'

/** The other way to sign in, below the form. */
export default function LineButton() {
  const { t } = useTranslation('line')
  const problem = useFormProblemText()
  const actor = useLineSignIn({}, pathAfterSignIn(useLocation()))
  const snapshot = useSelector(actor, (state) => state)
  const { errorCode } = snapshot.context
  return (
    <div className={classes.below}>
      <p className={`small ${classes.or}`}>{t('or')}</p>
      {snapshot.matches({ ready: 'refused' }) && errorCode && (
        <Notice tone="wrong">{problem(errorCode)}</Notice>
      )}
      <ActionButton
        tone="line"
        isFull
        // On the way to LINE it can be pressed again: a shopper may have stopped the browser.
        isWaiting={snapshot.matches('starting')}
        onClick={() => actor.send({ type: 'line.start' })}
      >
        {t('signIn')}
      </ActionButton>
    </div>
  )
}
