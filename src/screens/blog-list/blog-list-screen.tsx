import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'

export default function BlogListScreen() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <ScreenHeading title={t('blogList')}>{t('blogListText')}</ScreenHeading>
    </div>
  )
}
