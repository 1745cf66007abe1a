import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'

export default function BannerScreen() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <ScreenHeading title={t('banner')}>{t('bannerText')}</ScreenHeading>
    </div>
  )
}
