import { useTranslation } from 'react-i18next'
import { LegalPage } from '../../features/content/components/legal-page.tsx'
import { readContent } from '../../features/record/actors/read-content.ts'
import { useRecord } from '../../features/record/use-record.ts'

export default function TermsScreen() {
  const { t } = useTranslation('screens')
  const { view, retry } = useRecord('content', 'terms', readContent)
  return <LegalPage title={t('terms')} view={view} onRetry={retry} />
}
