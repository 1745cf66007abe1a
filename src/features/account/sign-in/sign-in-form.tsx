import { IconMessage } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useGuestCart } from '../../../flows/guest-cart/use-guest-cart.ts'
import { retryDeadline, signInView } from '../../../flows/session/sign-in-view.ts'
import type { SignInView } from '../../../flows/session/sign-in-view.ts'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { neverChanges } from '../../../lib/hooks/never-changes.ts'
import { paths } from '../../../lib/paths.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { pathAfterSignIn } from '../../../lib/sign-in-path.ts'
import { useSecondsLeft } from '../../../lib/hooks/use-seconds-left.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import classes from './sign-in.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

const LineButton = lazy(() => import('../line/line-button.tsx'))

/** The form of the sign-in dialog, in each state of a sign-in. */
export function SignInForm({ session }: { session: SessionActor }) {
  const { t } = useTranslation(['signIn', 'shell', 'rules'])
  const { addressOf } = useAuthDialog()
  const form = useSignInForm(session)
  const view = useSelector(session, signInView)
  const isPending = view === 'signingIn'
  const isSlow = useIsSlow(isPending)
  const hasLine = useHasLine()
  const dismiss = () => session.send({ type: 'signIn.dismiss' })
  return (
    <>
      <SignInLead />
      <form
        noValidate
        className="stack"
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
        <p role="status" className={`small ${classes.slow}`}>
          {isSlow && t('slow')}
        </p>
      </form>
      {hasLine && (
        <Suspense fallback={null}>
          <LineButton />
        </Suspense>
      )}
      {view !== 'rateLimited' && (
        <div className={classes.ends}>
          <Link className="tap" to={addressOf('forgot')} onClick={dismiss}>
            {t('forgotten')}
          </Link>
          <Link className="tap" to={addressOf('register')} onClick={dismiss}>
            {t('shell:register')}
          </Link>
        </div>
      )}
    </>
  )
}

/** What the shopper can do next: sign in, wait, or ask the shop about a closed account. */
function SignInAction({ session, view }: { session: SessionActor; view: SignInView }) {
  const { t } = useTranslation(['signIn', 'shell'])
  const { addressOf } = useAuthDialog()
  if (view === 'inactive')
    return (
      <ActionLink to={lineMessageUrl(t('askMessage'))} tone="line" isFull>
        <IconMessage stroke={1.6} aria-hidden />
        {t('askToReopen')}
      </ActionLink>
    )
  const isWaiting = view === 'rateLimited'
  return (
    <>
      {isWaiting && <Wait session={session} />}
      <ActionButton type="submit" primary isFull isWaiting={view === 'signingIn'} disabled={isWaiting}>
        {t('shell:signIn')}
      </ActionButton>
      {isWaiting && (
        <ActionLink to={addressOf('forgot')} isFull>
          {t('newPassword')}
        </ActionLink>
      )}
    </>
  )
}

function Wait({ session }: { session: SessionActor }) {
  const { t } = useTranslation('signIn')
  const total = useSelector(session, ({ context }) => context.retryAfterSeconds)
  const left = useSecondsLeft(useSelector(session, retryDeadline))
  const minutes = Math.floor(left / 60)
  const label =
    left < 100
      ? t('againInSeconds', { count: left })
      : t('againInMinutes', { minutes, seconds: left - minutes * 60 })
  return <CountdownRuler seconds={left} total={total} label={label} />
}

const isMarked = () => document.querySelector('meta[name="line-sign-in"]') !== null

/** Whether this shop signs customers in with LINE. The server says so in the page, so that nobody has to ask. */
const useHasLine = (): boolean => useSyncExternalStore(neverChanges, isMarked, () => false)

const slowMilliseconds = 10_000

/** Whether something has been pending for so long that the page should say so. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isSlow
}

const pages = [
  { word: 'toCheckout', of: [paths.checkout] },
  { word: 'toCart', of: [paths.cart] },
  { word: 'toOrders', of: [paths.orderDetail, paths.paymentResult, paths.codResult] },
  { word: 'toAccount', of: [paths.profile, paths.changePassword] },
] as const

/** Says where signing in leads, when it leads to another page, and what is kept for the shopper. */
function SignInLead() {
  const { t } = useTranslation('signIn')
  const location = useLocation()
  const { waitingCount } = useGuestCart()
  const word = wordOf(location.pathname, pathAfterSignIn(location))
  return (
    <>
      {word && <p className={`small ${classes.lead}`}>{t(word)}</p>}
      {waitingCount > 0 && <p className={`small ${classes.lead}`}>{t('kept', { count: waitingCount })}</p>}
    </>
  )
}

function wordOf(here: string, next: string) {
  const [there = ''] = next.split(/[?#]/)
  if (there === here) return undefined
  if (there === paths.profile && next.includes('tab=orders')) return 'toOrders'
  return pages.find((page) => page.of.some((path) => matchPath(path, there)))?.word ?? 'toPage'
}
