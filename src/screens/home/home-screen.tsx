import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Section } from '../../components/section/section.tsx'
import { CategoryGroups } from '../../features/products/categories/category-groups.tsx'
import { paths } from '../../lib/paths.ts'
import { AboutPanel } from './about-panel.tsx'
import { Hero } from './hero.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OurCustomers } from './our-customers.tsx'
import { Reads } from './reads.tsx'
import { Recommended } from './recommended.tsx'

export default function HomeScreen() {
  const { t } = useTranslation('home')
  return (
    <div className="wrap">
      <Hero />
      <Section
        title={t('categories')}
        wayOn={{ to: generatePath(paths.productList, {}), label: t('seeEverything') }}
      >
        <CategoryGroups />
      </Section>
      <Recommended />
      <Section title={t('steps')}>
        <OrderSteps />
      </Section>
      <AboutPanel />
      <Reads />
      <OurCustomers />
    </div>
  )
}
