import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { DimensionLine } from '../../components/dimension-line/dimension-line.tsx'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { CategoryLinks } from '../../features/products/categories/category-links.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { paths } from '../../lib/paths.ts'
import { lineMessageUrl, shopContact } from '../../lib/shop-contact.ts'
import classes from './not-found-screen.module.css'

/** Rendered outside the shop's layout, so it includes the shop's name, the search and navigation links itself. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['screens', 'products'])
  return (
    <main className={`wrap ${classes.page}`}>
      <ShopMark />
      <div className={classes.columns}>
        <div className={classes.picture} aria-hidden>
          <img src="/media/drawings/acrylic/cfe3e0.svg" alt="" width={320} height={320} />
          <DimensionLine>404</DimensionLine>
        </div>
        <div className={classes.text}>
          <h1 tabIndex={-1}>{t('notFound')}</h1>
          <p>{t('notFoundText')}</p>
          <div className={classes.search}>
            <SearchForm />
          </div>
          <div className={classes.actions}>
            <ActionLink primary to={paths.home}>
              {t('backHome')}
            </ActionLink>
            <ActionLink to={generatePath(paths.productList, {})}>{t('products:seeAll')}</ActionLink>
            <ActionLink to={lineMessageUrl(t('products:lineAskAnything'))} tone="line">
              {t('products:askOnLine')}
            </ActionLink>
          </div>
        </div>
      </div>
      <CategoryLinks headingLevel={2} />
      <p className={classes.note}>{t('reportLink', { phone: shopContact.phone })}</p>
    </main>
  )
}
