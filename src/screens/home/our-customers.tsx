import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section/section.tsx'
import { readClients } from '../../features/content/read-showcase.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import classes from './our-customers.module.css'

/** The logos of customers; it renders nothing if there are no logos. */
export function OurCustomers() {
  const { t } = useTranslation('home')
  const { view } = useRecord('showcase', 'clients', readClients)
  if (view.kind !== 'shown' || view.item.length === 0) return null
  return (
    <Section title={t('ourCustomers')}>
      <ul className={classes.customers}>
        {view.item.map(({ id, name, logoUrl }) => (
          <li key={id}>
            <img src={logoUrl} alt={name} width={160} height={64} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
