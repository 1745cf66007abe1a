import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  to: string
}

/** The way from the home page to here. The last piece is this page and leads nowhere. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  const { t } = useTranslation('parts')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.crumbs}>
        {[{ label: t('home'), to: '/' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={classes.here}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
