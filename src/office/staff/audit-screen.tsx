import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { NotShown } from '../not-shown.tsx'
import { PageLinks } from '../page-links.tsx'
import table from '../table.module.css'
import { useTitle } from '../use-title.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditPageSize, readAudit, readAuditQuery } from './audit-query.ts'
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
  const [query] = useState(() => readAuditQuery(search))
  const { view, retry } = useRecord('audit', query, readAudit)
  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} className={table.empty} />
  const { data, totalRecords } = view.item
  if (data.length === 0) return <p className={table.empty}>{t('nothingDone')}</p>
  return (
    <>
      <AuditTable entries={data} />
      <PageLinks pageNumber={query.pageNumber ?? 1} last={Math.ceil(totalRecords / auditPageSize)}>
        {t('entryCount', { count: totalRecords })}
      </PageLinks>
    </>
  )
}
