import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { DimensionLine } from '../../components/dimension-line/dimension-line.tsx'
import { paths } from '../../lib/paths.ts'
import heroRack from './hero-rack.svg'
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
      <figure>
        <img src={heroRack} width={810} height={600} alt={t('heroAlt')} />
        <DimensionLine>{t('heroMeasure')}</DimensionLine>
      </figure>
    </section>
  )
}
