import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AuditedChange, AuditEntry } from '../../../openapi/generated/schema.ts'
import { statusLabels } from '../../components/order-status/status-label.ts'
import { useFormat } from '../../lib/use-format.ts'
import table from '../table.module.css'
import { useFilters } from '../use-filters.ts'
import classes from './audit-table.module.css'

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('officeStaff')
  const { dateTime } = useFormat()
  return (
    <table className={`${table.table} ${classes.log}`}>
      <thead>
        <tr>
          <th>{t('time')}</th>
          <th>{t('who')}</th>
          <th>{t('what')}</th>
          <th>{t('subject')}</th>
          <th>{t('beforeAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={table.quiet}>
              <time dateTime={entry.at}>{dateTime(entry.at)}</time>
            </td>
            <td>{entry.staff?.name ?? t('system')}</td>
            <td>
              <b>{t(`action_${entry.action}`)}</b>
            </td>
            <td>
              <Subject {...entry} />
            </td>
            <td className={classes.changes}>
              {entry.changes.map((change) => (
                <Changed key={change.field} {...change} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was changed; a press shows only what was done to it. The id of a session says nothing to anybody. */
function Subject({ action, subject, about }: AuditEntry) {
  const { t } = useTranslation('officeStaff')
  const { search, to } = useFilters()
  if (action === 'signIn' || action === 'endSession') return null
  const name = about ?? subject
  if (search.get('subject') === subject) return name
  return (
    <Link to={to('subject', subject)} title={t('showOnly', { subject: name })}>
      {name}
    </Link>
  )
}

const isStatus = (value: string): value is keyof typeof statusLabels => Object.hasOwn(statusLabels, value)

function Changed({ field, before, after }: AuditedChange) {
  const { t } = useTranslation(['officeStaff', 'office', 'orders'])
  const { date } = useFormat()
  const wordOf = (value: string) => {
    if (field === 'role') return t(`office:role_${value as 'owner'}`)
    if (field === 'kind') return t(`kind_${value as 'export'}`)
    if (field === 'askedAt') return date(value)
    if (field === 'isActive') return t(`active_${value as 'true'}`)
    if ((field === 'payment' || field === 'fulfilment') && isStatus(value))
      return t(`orders:${statusLabels[value]}`)
    return value
  }
  return (
    <span>
      {t(`field_${field as 'name'}`, field)} {before !== undefined && <del>{wordOf(before)}</del>}
      {before !== undefined && after !== undefined && (
        <>
          {' '}
          <span aria-hidden>→</span>
          <span className="visually-hidden">{t('becomes')}</span>
        </>
      )}{' '}
      {after !== undefined && <b>{wordOf(after)}</b>}
    </span>
  )
}
