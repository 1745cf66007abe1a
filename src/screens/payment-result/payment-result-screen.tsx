import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'

export default function PaymentResultScreen() {
  const { t } = useTranslation('screens')
  const { orderNumber } = useParams()
  return (
    <div className="wrap">
      <ScreenHeading title={t('paymentResult')}>{t('paymentResultText', { orderNumber })}</ScreenHeading>
    </div>
  )
}
