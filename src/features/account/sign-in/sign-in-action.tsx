import { useSelector } from '@xstate/react'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import { retryDeadline, type SignInView } from '../../../flows/session/sign-in-view.ts'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'

/** What the shopper can do next: sign in, wait, or ask the shop about a closed account. */
export function SignInAction({ session, view }: { session: SessionActor; view: SignInView }) {
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
