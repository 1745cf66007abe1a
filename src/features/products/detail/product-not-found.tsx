import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../../components/action/action.tsx'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { paths } from '../../../lib/paths.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import classes from './product-not-found.module.css'

export function ProductNotFound() {
  const { t } = useTranslation(['products', 'problems', 'shell'])
  const title = t('problems:PRODUCT_NOT_FOUND')
  usePageMeta({ title: `${title} · ${t('shell:brandTitle')}`, isMissing: true })
  return (
    <div className="wrap">
      <ScreenHeading title={title}>{t('productNotFoundText')}</ScreenHeading>
      <div className={classes.actions}>
        <ActionLink to={generatePath(paths.productList, {})}>{t('seeAll')}</ActionLink>
        <ActionLink to={lineMessageUrl(t('lineAskAnything'))} tone="line">
          {t('askOnLine')}
        </ActionLink>
      </div>
    </div>
  )
}
