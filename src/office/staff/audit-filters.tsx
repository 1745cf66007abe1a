import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import filters from '../orders/orders-screen.module.css'
import { actions } from './audit-query.ts'
import { readStaff } from './staff-change.ts'

/** Narrows the log; each change begins at its first page. On a phone the choices are behind a button. */
export function AuditFilters() {
  const { t } = useTranslation(['officeStaff', 'office'])
  const [search, setSearch] = useSearchParams()
  const [isFolded, fold] = useState(true)
  const { id } = useStaff()
  const { view } = useRecord('staff', id, readStaff)
  const people = view.kind === 'shown' ? view.item.data : []
  const subject = search.get('subject')
  const count = ['who', 'action', 'from', 'to'].filter((name) => search.has(name)).length
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('page')
    setSearch(next)
  }
  const choices = [
    {
      name: 'who',
      all: t('filterWho'),
      data: people.map(({ id: value, name: label }) => ({ value, label })),
    },
    {
      name: 'action',
      all: t('filterWhat'),
      data: actions.map((value) => ({ value, label: t(`action_${value}`) })),
    },
  ]
  const days = [
    { name: 'from', label: t('doneFrom'), word: t('day_from') },
    { name: 'to', label: t('doneTo'), word: t('day_to') },
  ]
  return (
    <div className={filters.filters} data-folded={isFolded || undefined}>
      <div className={filters.unfold}>
        <ActionButton isSmall isExpanded={!isFolded} onClick={() => fold(!isFolded)}>
          {t('office:filterButton')} {count > 0 && count}
        </ActionButton>
      </div>
      {choices.map(({ name, all, data }) => (
        <NativeSelect
          key={name}
          className={filters.choice}
          aria-label={all}
          value={search.get(name) ?? ''}
          onChange={(event) => change(name, event.target.value)}
          data={[{ value: '', label: all }, ...data]}
        />
      ))}
      {days.map(({ name, label, word }) => (
        <TextInput
          key={`${name} ${search.get(name)}`}
          className={filters.choice}
          type="date"
          aria-label={label}
          leftSection={word}
          leftSectionWidth={48}
          defaultValue={search.get(name) ?? ''}
          onBlur={({ target }) => target.value !== (search.get(name) ?? '') && change(name, target.value)}
        />
      ))}
      {subject !== null && (
        <ActionButton isSmall onClick={() => change('subject', '')}>
          {t('clearSubject')}
        </ActionButton>
      )}
    </div>
  )
}
