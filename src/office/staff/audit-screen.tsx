import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { PagedResults } from '../parts/paged-results.tsx'
import { useTitle } from '../hooks/use-title.ts'
import { AuditFilters } from './audit-filters.tsx'
import { readAudit, readAuditQuery } from './audit-query.ts'
import { AuditTable } from './audit-table.tsx'

/** Who did what. Which of it is shown stands in the address. */
export function AuditScreen() {
  const { t } = useTranslation('officeStaff')
  const [search] = useSearchParams()
  useTitle(t('auditTitle'))
  return (
    <>
      <Group gap="8 12" mb={12}>
        <h1>{t('auditTitle')}</h1>
        <Text span c="dimmed">
          {t('auditLead')}
        </Text>
      </Group>
      <AuditFilters />
      <FoundEntries key={String(search)} />
    </>
  )
}

function FoundEntries() {
  const { t } = useTranslation('officeStaff')
  const [search] = useSearchParams()
  const query = readAuditQuery(search)
  const found = useRecord('audit', query, readAudit)
  return (
    <PagedResults
      {...{ found, query }}
      none={t('nothingDone')}
      countWords={(count) => t('entryCount', { count })}
    >
      {(entries) => <AuditTable entries={entries} />}
    </PagedResults>
  )
}
