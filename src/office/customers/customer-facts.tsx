import { useTranslation } from 'react-i18next'
import type { OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { DescriptionList } from '../parts/description-list.tsx'
import order from '../order/order-screen.module.css'

/** Who it is, and where they are signed in. */
export function CustomerFacts({ detail }: { detail: OfficeCustomerDetail }) {
  const { t } = useTranslation('officeCustomers')
  const { date, dateTime } = useFormat()
  const { customer, contactName, branchCode, addressCount, sessions } = detail
  return (
    <aside>
      <section className={`office-panel ${order.panel}`}>
        <h2>{t('contact')}</h2>
        <DescriptionList
          facts={{
            [t('contactName')]: contactName,
            [t('phone')]: customer.phoneNumber,
            [t('email')]: customer.email,
            [t('taxId')]: customer.taxId,
            [t('branch')]: branchCode,
            [t('since')]: date(customer.createdAt),
            [t('addresses')]: t('addressCount', { count: addressCount }),
          }}
        />
      </section>
      <section className={`office-panel ${order.panel}`}>
        <h2>{t('sessions')}</h2>
        {sessions.length === 0 && <p className="note">{t('noSessions')}</p>}
        <ul>
          {sessions.map(({ createdAt }) => (
            <li key={createdAt}>{t('sessionSince', { time: dateTime(createdAt) })}</li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
