import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { signInView } from '../../../flows/session/sign-in-view.ts'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { useIsSlow } from '../../../lib/use-is-slow.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { SignInAction } from './sign-in-action.tsx'
import { SignInLead } from './sign-in-lead.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import classes from './sign-in.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

/** The form of the sign-in dialog, in each state of a sign-in. */
export function SignInForm({ session }: { session: SessionActor }) {
  const { t } = useTranslation(['signIn', 'shell', 'rules'])
  const { addressOf } = useAuthDialog()
  const form = useSignInForm(session)
  const view = useSelector(session, signInView)
  const isPending = view === 'signingIn'
  const isSlow = useIsSlow(isPending)
  const dismiss = () => session.send({ type: 'signIn.dismiss' })
  return (
    <>
      <SignInLead />
      <form
        noValidate
        className={classes.form}
        onSubmit={form.submit}
        // Another account may be active: the button to sign in comes back.
        onInput={view === 'inactive' ? dismiss : undefined}
      >
        <SignInNotice view={view} />
        <TextField
          key={form.key('userName')}
          {...form.field('userName')}
          label={t('rules:login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          readonly={isPending}
        />
        <TextField
          key={form.key('password')}
          {...form.field('password')}
          label={t('password')}
          type="password"
          autoComplete="current-password"
          hint={view === 'refused' ? t('checkCase') : undefined}
          readonly={isPending}
        />
        <SignInAction session={session} view={view} />
        <p role="status" className={classes.slow}>
          {isSlow && t('slow')}
        </p>
      </form>
      {view !== 'rateLimited' && (
        <div className={classes.ends}>
          <Link to={addressOf('forgot')} onClick={dismiss}>
            {t('forgotten')}
          </Link>
          <Link to={addressOf('register')} onClick={dismiss}>
            {t('shell:register')}
          </Link>
        </div>
      )}
    </>
  )
}
