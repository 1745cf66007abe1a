import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import classes from './shop-layout.module.css'

/** What every page of the shop stands in: a way past the header, the header, the page, the footer. */
export function ShopLayout() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        {t('skipToContent')}
      </a>
      <ShopHeader />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ShopFooter />
    </div>
  )
}
