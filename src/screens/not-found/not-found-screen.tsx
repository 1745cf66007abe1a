import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { paths } from '../../lib/paths.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import classes from './not-found-screen.module.css'

/** Rendered outside the shop's layout, so it includes the shop's name and navigation links itself. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['screens', 'products'])
  return (
    <main className={`wrap ${classes.page}`}>
      <Link className={classes.brand} to={paths.home}>
        <BrandMark size={34} />
        <b lang="th">แผ่น</b>
        <span lang="en">Phaen</span>
      </Link>
      <h1 tabIndex={-1}>404</h1>
      <p>{t('notFoundText')}</p>
      <div className={classes.ways}>
        <ActionLink to={paths.home}>{t('backHome')}</ActionLink>
        <ActionLink to={generatePath(paths.productList, {})}>{t('products:seeAll')}</ActionLink>
        <ActionLink to={lineMessageUrl(t('products:lineAskAnything'))} tone="line">
          {t('products:askOnLine')}
        </ActionLink>
      </div>
    </main>
  )
}
