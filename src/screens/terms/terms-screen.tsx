import { useTranslation } from 'react-i18next'
import { LegalPage } from '../../features/content/legal-page.tsx'

export default function TermsScreen() {
  const { t } = useTranslation('screens')
  return <LegalPage title={t('terms')} slug="terms" />
}
