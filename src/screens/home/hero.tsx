import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { paths } from '../../lib/paths.ts'
import { Banners } from './banners.tsx'
import classes from './hero.module.css'

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.hero}>
      <div>
        <h1 tabIndex={-1}>{t('headline')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <ActionLink to={generatePath(paths.productList, {})} primary>
          {t('seeAll')}
        </ActionLink>
      </div>
      <Banners />
    </section>
  )
}
