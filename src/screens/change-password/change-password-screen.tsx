import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'

export default function ChangePasswordScreen() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <ScreenHeading title={t('changePassword')}>{t('changePasswordText')}</ScreenHeading>
    </div>
  )
}
