import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import { SlimFooter, SlimHeader } from './slim-frame.tsx'
import classes from './shop-layout.module.css'

/** The shared layout: skip link, header, page, footer. Where an order is placed and paid, nothing else is offered around it. */
export function ShopLayout({ isSlim }: { isSlim: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        {t('skipToContent')}
      </a>
      {isSlim ? <SlimHeader /> : <ShopHeader />}
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      {isSlim ? <SlimFooter /> : <ShopFooter />}
    </div>
  )
}
