import { IconMenu2, IconShoppingCart, IconUser } from '@tabler/icons-react'
import { Suspense, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, NavLink, useLocation } from 'react-router-dom'
import { ScreenBoundary } from '../../components/screen-boundary/screen-boundary.tsx'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { useApp } from '../../flows/app/use-app.ts'
import { useCartDrawer } from '../../flows/cart-drawer/use-cart-drawer.ts'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { LanguageSwitch } from '../../flows/language/language-switch.tsx'
import { nameOf } from '../../flows/profile/profile-view.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { isSignedIn, useSession } from '../../flows/session/use-session.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../lib/paths.ts'
import { signInHere } from '../../lib/sign-in-path.ts'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'
import classes from './shop-header.module.css'
import { useIsHeaderAway } from './use-is-header-away.ts'

export function ShopHeader() {
  const { t } = useTranslation()
  const location = useLocation()
  const name = useProfile(nameOf)
  const account = useSession(isSignedIn)
    ? { to: paths.profile, label: t('account'), whole: name && t('accountOf', { name }) }
    : { to: signInHere(location, 'login'), label: t('signIn') }
  return (
    <header className={classes.header} data-away={useIsHeaderAway() || undefined}>
      <div className="wrap">
        <div className={classes.row}>
          <div className={classes.marks}>
            <MenuDrawer />
            <ShopMark />
          </div>
          <SearchForm />
          <div className={classes.acts}>
            <LanguageSwitch />
            <Link
              className={classes.act}
              to={account.to}
              aria-label={account.whole ?? account.label}
              title={account.whole}
            >
              <IconUser stroke={1.6} aria-hidden />
              <span>{account.label}</span>
            </Link>
            <CartLink className={classes.act} />
          </div>
        </div>
        <CategoryNav />
      </div>
    </header>
  )
}

/** Link to the cart, with the number of its lines, and of those that wait for it. A guest sees these in the drawer. */
function CartLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { view, count: lines } = useCart()
  const { waitingCount } = useGuestCart()
  const drawer = useCartDrawer()
  const isGuest = view === 'signedOut'
  // Once the cart is loaded, the waiting lines are already being added to it.
  const count = isGuest || view === 'loading' || view === 'failed' ? lines + waitingCount : lines
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault()
    drawer.open()
  }
  return (
    <Link
      className={className}
      to={paths.cart}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={isGuest ? openDrawer : undefined}
      aria-label={count > 0 ? t('cartWithItems', { count }) : t('cart')}
    >
      <div className={classes.mark}>
        <IconShoppingCart stroke={1.6} aria-hidden />
        {count > 0 && <b className={classes.count} data-count={count > 99 ? '99+' : count} />}
      </div>
      <span>{t('cart')}</span>
    </Link>
  )
}

/** The product groups along the header of a wide screen. */
function CategoryNav() {
  const { t } = useTranslation()
  const categories = useApp((snapshot) => snapshot.context.categories)
  return (
    <nav className={classes.nav} aria-label={t('productCategory')}>
      {categories?.map((category) => (
        <NavLink key={category.id} to={generatePath(paths.productList, { categoryId: category.id })}>
          {category.name}
        </NavLink>
      ))}
      <NavLink to={paths.blogList} className={classes.push}>
        {t('blogs')}
      </NavLink>
      <NavLink to={paths.newsList}>{t('news')}</NavLink>
      <NavLink to={paths.about}>{t('about')}</NavLink>
    </nav>
  )
}

const { Part: MenuPanel, preload: loadPanel } = lazyPart(() => import('./menu-panel.tsx'))

/** The shop's side menu, at every width. */
function MenuDrawer() {
  const { t } = useTranslation()
  // Tied to one history entry: navigating closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useLoadAhead(loadPanel)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 stroke={1.6} aria-hidden />
        <span>{t('menu')}</span>
      </button>
      {openAt !== undefined && (
        // Without its script nothing opens; the footer has the same links.
        <ScreenBoundary address={String(isOpen)} failed={null}>
          <Suspense>
            <MenuPanel isOpen={isOpen} onClose={() => setOpenAt('')} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  )
}
