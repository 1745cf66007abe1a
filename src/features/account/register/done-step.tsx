import { useSelector } from '@xstate/react'
import { Trans, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { useCart } from '../../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../../flows/guest-cart/use-guest-cart.ts'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { formatLogin } from '../../../lib/forms/login-name.ts'
import { paths } from '../../../lib/paths.ts'
import { pathAfterSignIn, pathWithoutDialog } from '../../../lib/sign-in-path.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { useSignInWith } from '../use-sign-in-with.ts'
import classes from './registration.module.css'

export function DoneStep({ actor }: { actor: RegistrationActor }) {
  const { t } = useTranslation('registration')
  const { goOn } = useAuthDialog()
  const signInWith = useSignInWith()
  const location = useLocation()
  const { context } = useSelector(actor, (snapshot) => snapshot)
  const isSignedIn = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const isCompany = context.buyerType === 'company'
  const { userName } = context
  const next = pathAfterSignIn(location)
  const isAwaited = next !== pathWithoutDialog(location)
  const hasLines = useHasLines() && next !== paths.cart && next !== paths.checkout
  if (!isSignedIn)
    return (
      <div className={classes.form}>
        <Notice tone="info">{t('notSignedIn')}</Notice>
        <ActionButton primary isFull onClick={() => signInWith(userName)}>
          {t('signInNow')}
        </ActionButton>
      </div>
    )
  return (
    <div className={classes.form}>
      <p role="status" className={`small ${classes.lead}`}>
        <Trans
          t={t}
          i18nKey={isCompany ? 'signedInByEmail' : 'signedInByPhone'}
          components={{ to: <b>{formatLogin(userName)}</b> }}
        />
      </p>
      {hasLines && (
        <ActionLink to={paths.cart} primary isFull>
          {t('toCart')}
        </ActionLink>
      )}
      <ActionButton primary={!hasLines} isFull onClick={goOn}>
        {t(isAwaited ? 'goOn' : hasLines ? 'keepShopping' : 'startShopping')}
      </ActionButton>
      {!hasLines && (
        <ActionLink to={`${paths.profile}?tab=addresses`} isFull>
          {t('addAddress')}
        </ActionLink>
      )}
    </div>
  )
}

/** The goods that a guest wanted are in the cart, or on their way to it. */
function useHasLines(): boolean {
  const { count } = useCart()
  const isOnItsWay = useGuestCart().lines.some(({ refusalCode }) => refusalCode === undefined)
  return count > 0 || isOnItsWay
}
