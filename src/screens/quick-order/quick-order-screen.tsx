import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { QuickOrderPage } from '../../features/quick-order/quick-order-page.tsx'

export default function QuickOrderScreen() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <ScreenHeading title={t('quickOrder')} />
      <QuickOrderPage />
    </div>
  )
}
