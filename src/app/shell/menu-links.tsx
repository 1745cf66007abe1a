import { useTranslation } from 'react-i18next'
import { generatePath, Link, useLocation } from 'react-router-dom'
import { useApp } from '../../flows/app/use-app.ts'
import { isSignedIn, useSession, useSignOut } from '../../flows/session/use-session.ts'
import { paths } from '../../lib/paths.ts'
import { signInHere } from '../../lib/sign-in-path.ts'
import classes from './menu-links.module.css'

/** The links of the specification's sidebar (part 1), from the categories to sign-in and registration. */
export function MenuLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation()
  const categories = useApp((snapshot) => snapshot.context.categories)
  const location = useLocation()
  const isCustomer = useSession(isSignedIn)
  const signOut = useSignOut()
  const links = [
    { to: paths.quickOrder, label: t('quickOrder') },
    { to: paths.newsList, label: t('news') },
    { to: paths.blogList, label: t('articles') },
    { to: paths.about, label: t('about') },
    { to: `${paths.about}#contact`, label: t('contact') },
    ...(isCustomer
      ? [{ to: paths.profile, label: t('account') }]
      : [
          { to: signInHere(location, 'login'), label: t('signIn') },
          { to: signInHere(location, 'register'), label: t('register') },
        ]),
  ]
  return (
    <nav className={classes.menu} aria-label={t('menu')}>
      <h2>{t('productCategory')}</h2>
      <ul>
        {categories?.map((category) => (
          <li key={category.id}>
            <Link to={generatePath(paths.productList, { categoryId: category.id })} onClick={onFollow}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
        {isCustomer && (
          <li>
            <button
              type="button"
              onClick={() => {
                onFollow()
                signOut()
              }}
            >
              {t('signOut')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
