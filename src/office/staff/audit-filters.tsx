import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { ChoiceFilter, DayFilter, FoldedFilters } from '../parts/filters.tsx'
import { useFilters } from '../hooks/use-filters.ts'
import { actions } from './audit-query.ts'
import { readStaff } from './staff-change.ts'

/** Narrows the log. */
export function AuditFilters() {
  const { t } = useTranslation('officeStaff')
  const { search, change } = useFilters()
  const { id } = useStaff()
  const { view } = useRecord('staff', id, readStaff)
  const people = view.kind === 'shown' ? view.item.data : []
  return (
    <FoldedFilters names={['who', 'action', 'from', 'to']}>
      <ChoiceFilter
        name="who"
        label={t('filterWho')}
        options={people.map(({ id: value, name: label }) => ({ value, label }))}
      />
      <ChoiceFilter
        name="action"
        label={t('filterWhat')}
        options={actions.map((value) => ({ value, label: t(`action_${value}`) }))}
      />
      <DayFilter name="from" label={t('doneFrom')} />
      <DayFilter name="to" label={t('doneTo')} />
      {search.has('subject') && (
        <ActionButton isSmall onClick={() => change('subject', '')}>
          {t('clearSubject')}
        </ActionButton>
      )}
    </FoldedFilters>
  )
}
