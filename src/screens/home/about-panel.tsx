import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { paths } from '../../lib/paths.ts'
import swatchFan from './swatch-fan.svg?no-inline'
import classes from './about-panel.module.css'

/** A summary of the company's sixty years of history, with a link to the about page. */
export function AboutPanel() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.panel}>
      <div>
        <p className={classes.lead}>{t('aboutLead')}</p>
        <p className={classes.years}>
          60 <small>{t('years')}</small>
        </p>
        <h2>{t('aboutHeadline')}</h2>
        <p className={classes.text}>
          <NoBreakTerms>{t('aboutText')}</NoBreakTerms>
        </p>
        <ActionLink to={paths.about}>{t('aboutLink')}</ActionLink>
      </div>
      <img src={swatchFan} width={423} height={423} alt="" loading="lazy" />
    </section>
  )
}
