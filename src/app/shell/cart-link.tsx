import { IconShoppingCart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { paths } from '../../lib/paths.ts'
import classes from './cart-link.module.css'

/** Link to the cart, with the number of its lines; for a guest, of the goods that wait for a sign-in. */
export function CartLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { view, count: lines } = useCart()
  const { waitingCount } = useGuestCart()
  const count = view === 'signedOut' ? waitingCount : lines
  return (
    <Link
      className={className}
      to={paths.cart}
      aria-label={count > 0 ? t('cartWithItems', { count }) : t('cart')}
    >
      <div className={classes.mark}>
        <IconShoppingCart stroke={1.6} aria-hidden />
        {count > 0 && <b className={classes.count}>{count > 99 ? '99+' : count}</b>}
      </div>
      <span>{t('cart')}</span>
    </Link>
  )
}
