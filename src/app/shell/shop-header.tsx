import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { nameOf } from '../../flows/profile/profile-view.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { LanguageSwitch } from '../../flows/language/language-switch.tsx'
import { isSignedIn, useSession } from '../../flows/session/use-session.ts'
import { paths } from '../../lib/paths.ts'
import { signInHere } from '../../lib/sign-in-address.ts'
import { CartLink } from './cart-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
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
            <Link className={classes.brand} to={paths.home}>
              <BrandMark size={34} />
              <b lang="th">แผ่น</b>
              <span lang="en">Phaen</span>
            </Link>
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
