import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { paths } from '../../lib/paths.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import classes from './not-found-screen.module.css'

/** Rendered outside the shop's layout, so it includes the shop's name and navigation links itself. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['screens', 'products'])
  return (
    <main className={`wrap ${classes.page}`}>
      <ShopMark />
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
