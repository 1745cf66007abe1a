import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { paths } from '../../lib/paths.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { Banners } from './banners.tsx'
import classes from './hero.module.css'

export function Hero() {
  const { t } = useTranslation(['home', 'products'])
  return (
    <section className={classes.hero}>
      <div>
        <h1 tabIndex={-1}>{t('headline')}</h1>
        <p className={classes.lead}>
          <NoBreakTerms>{t('lead')}</NoBreakTerms>
        </p>
        <div className={classes.ways}>
          <ActionLink to={generatePath(paths.productList, {})} primary>
            {t('seeAll')}
          </ActionLink>
          <ActionLink to={lineMessageUrl(t('products:lineAskAnything'))} tone="line">
            {t('products:askOnLine')}
          </ActionLink>
        </div>
      </div>
      <Banners />
    </section>
  )
}
