import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { Section } from '../../components/section/section.tsx'
import { CustomerProjects } from '../../features/content/customer-projects.tsx'
import { GuaranteeLine } from '../../features/content/guarantee-line.tsx'
import { readClients } from '../../features/content/read-showcase.ts'
import { CategoryGroups } from '../../features/products/categories/category-groups.tsx'
import { categoriesView } from '../../flows/app/categories-view.ts'
import { useApp } from '../../flows/app/use-app.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { paths } from '../../lib/paths.ts'
import { Hero } from './hero.tsx'
import classes from './home-screen.module.css'
import { LatestArticles } from './latest-articles.tsx'
import { Promotions, Recommended } from './products-on-home.tsx'
import { TermsStrip } from './terms-strip.tsx'
import swatchFan from './swatch-fan.svg?no-inline'

export default function HomeScreen() {
  const { t } = useTranslation('home')
  return (
    <div className={`wrap ${classes.home}`}>
      <Hero />
      <TermsStrip />
      <Categories />
      <Promotions />
      <Recommended />
      <Section title={t('steps')}>
        <OrderSteps />
      </Section>
      <AboutPanel />
      <LatestArticles />
      <OurCustomers />
    </div>
  )
}

function Categories() {
  const { t } = useTranslation('home')
  const isEmpty = useApp(categoriesView) === 'empty'
  const wayOn = { to: generatePath(paths.productList, {}), label: t('seeEverything') }
  return (
    <Section title={t('categories')} {...(isEmpty ? {} : { wayOn })}>
      <CategoryGroups />
    </Section>
  )
}

/** A summary of the company's sixty years of history, with a link to the about page. */
function AboutPanel() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.about}>
      <div className="small">
        <p>{t('aboutLead')}</p>
        <p className={classes.years}>
          60 <small>{t('years')}</small>
        </p>
      </div>
      <img src={swatchFan} width={423} height={423} alt="" loading="lazy" />
      <div className={classes.story}>
        <h2>{t('aboutHeadline')}</h2>
        <p>
          <NoBreakTerms>{t('aboutText')}</NoBreakTerms>
        </p>
        <ActionLink to={paths.about}>{t('aboutLink')}</ActionLink>
      </div>
    </section>
  )
}

function OrderSteps() {
  const { t } = useTranslation('home')
  const steps = [
    { name: t('step1'), text: t('step1Text') },
    { name: t('step2'), text: t('step2Text') },
    { name: t('step3'), text: t('step3Text') },
    { name: t('step4'), text: t('step4Text') },
  ]
  return (
    <>
      <div className={classes.ruler} aria-hidden />
      <ol className={classes.steps}>
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <b aria-hidden>{index + 1}</b>
            <div>
              <h3>{name}</h3>
              <p className="remark">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What customers made, and what the shop guarantees; where no job is known, there is no section. */
function OurCustomers() {
  const { t } = useTranslation('home')
  const { view } = useRecord('showcase', 'clients', readClients)
  if (view.kind !== 'shown' || view.item.length === 0) return null
  return (
    <Section title={t('ourCustomers')}>
      <CustomerProjects clients={view.item} />
      <GuaranteeLine />
    </Section>
  )
}
