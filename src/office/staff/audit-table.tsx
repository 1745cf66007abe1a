import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AuditedChange, AuditEntry } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useFormat } from '../../lib/formats/use-format.ts'
import table from '../parts/table.module.css'
import { useFilters } from '../hooks/use-filters.ts'
import classes from './audit-table.module.css'
import { useChangedWords } from './changed-words.ts'

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
              <Changes of={entry.changes} />
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

/** An import changes thousands of fields, and whoever looks wants to see them seldom. */
const shownAtFirst = 10

function Changes({ of: changes }: { of: readonly AuditedChange[] }) {
  const { t } = useTranslation('officeStaff')
  const [showsAll, showAll] = useState(changes.length <= shownAtFirst)
  return (
    <>
      {changes.slice(0, showsAll ? undefined : shownAtFirst).map((change) => (
        <Changed key={change.field} {...change} />
      ))}
      {!showsAll && (
        <ActionButton tone="quiet" isSmall onClick={() => showAll(true)}>
          {t('allChanges', { count: changes.length })}
        </ActionButton>
      )}
    </>
  )
}

function Changed(change: AuditedChange) {
  const { t } = useTranslation('officeStaff')
  const { fieldWords, valueWords } = useChangedWords()
  const { field, before, after } = change
  return (
    <span>
      {fieldWords(field)} {before !== undefined && <del>{valueWords(change, before)}</del>}
      {before !== undefined && after !== undefined && (
        <>
          {' '}
          <span aria-hidden>→</span>
          <span className="visually-hidden">{t('becomes')}</span>
        </>
      )}{' '}
      {after !== undefined && <b>{valueWords(change, after)}</b>}
    </span>
  )
}
