import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import classes from './shop-layout.module.css'

/** The shared layout: skip link, header, page, footer. */
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
