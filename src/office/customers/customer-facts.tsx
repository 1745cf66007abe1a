import { useTranslation } from 'react-i18next'
import type { OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/use-format.ts'
import facts from '../facts.module.css'
import order from '../order/order-screen.module.css'

/** Who it is, and where they are signed in. */
export function CustomerFacts({ detail }: { detail: OfficeCustomerDetail }) {
  const { t } = useTranslation('officeCustomers')
  const { date, dateTime } = useFormat()
  const { customer, contactName, branchCode, addressCount, sessions } = detail
  const rows = [
    { name: t('contactName'), value: contactName },
    { name: t('phone'), value: customer.phoneNumber },
    { name: t('email'), value: customer.email },
    { name: t('taxId'), value: customer.taxId },
    { name: t('branch'), value: branchCode },
    { name: t('since'), value: date(customer.createdAt) },
    { name: t('addresses'), value: t('addressCount', { count: addressCount }) },
  ]
  return (
    <aside>
      <section className={`office-panel ${order.panel}`}>
        <h2>{t('contact')}</h2>
        <dl className={facts.facts}>
          {rows.map(
            ({ name, value }) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
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
