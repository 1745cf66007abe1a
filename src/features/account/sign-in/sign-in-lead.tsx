import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import { useGuestCart } from '../../../flows/guest-cart/use-guest-cart.ts'
import { paths } from '../../../lib/paths.ts'
import { addressAfterSignIn } from '../../../lib/sign-in-address.ts'
import classes from './sign-in.module.css'

const pages = [
  { word: 'toCheckout', of: [paths.checkout] },
  { word: 'toCart', of: [paths.cart] },
  { word: 'toOrders', of: [paths.orderDetail, paths.paymentResult, paths.codResult] },
  { word: 'toAccount', of: [paths.profile, paths.changePassword] },
] as const

/** Says where signing in leads, when it leads to another page, and what is kept for the shopper. */
export function SignInLead() {
  const { t } = useTranslation('signIn')
  const location = useLocation()
  const { waitingCount } = useGuestCart()
  const word = wordOf(location.pathname, addressAfterSignIn(location))
  return (
    <>
      {word && <p className={classes.lead}>{t(word)}</p>}
      {waitingCount > 0 && <p className={classes.lead}>{t('kept', { count: waitingCount })}</p>}
    </>
  )
}

function wordOf(here: string, next: string) {
  const [there = ''] = next.split(/[?#]/)
  if (there === here) return undefined
  if (there === paths.profile && next.includes('tab=orders')) return 'toOrders'
  return pages.find((page) => page.of.some((path) => matchPath(path, there)))?.word ?? 'toPage'
}
