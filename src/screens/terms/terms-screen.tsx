import { useTranslation } from 'react-i18next'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { readContent } from '../../flows/record/read-content.ts'
import { useRecord } from '../../flows/record/use-record.ts'

export default function TermsScreen() {
  const { t } = useTranslation('screens')
  const { view, retry } = useRecord('content', 'terms', readContent)
  return <LegalPage title={t('terms')} view={view} onRetry={retry} />
}
