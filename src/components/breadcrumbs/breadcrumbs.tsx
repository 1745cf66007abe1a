import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  to: string
}

/** The path from the home page to this one. The last item is this page and is not a link. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  const { t } = useTranslation('parts')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.crumbs}>
        {[{ label: t('home'), to: '/' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <Link className="quiet" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li className={classes.here}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
