import { useTranslation } from 'react-i18next'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { readContent } from '../../flows/record/read-content.ts'
import { useRecord } from '../../flows/record/use-record.ts'

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('screens')
  const { view, retry } = useRecord('content', 'privacy-policy', readContent)
  return <LegalPage title={t('privacyPolicy')} view={view} onRetry={retry} />
}
