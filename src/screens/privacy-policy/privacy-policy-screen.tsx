import { useTranslation } from 'react-i18next'
import { LegalPage } from '../../features/content/legal-page.tsx'

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('screens')
  return <LegalPage title={t('privacyPolicy')} slug="privacy-policy" />
}
