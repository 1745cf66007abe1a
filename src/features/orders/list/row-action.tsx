import { useTranslation } from 'react-i18next'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { OrderListItem } from '../../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { invoiceAddress, orderAddress } from '../order-address.ts'

interface RowActionProps {
  order: OrderListItem
  onPay: () => void
  isPaying: boolean
}

/** The one thing that a shopper probably wants of an order in this status. */
export function RowAction({ order, onPay, isPaying }: RowActionProps) {
  const { t } = useTranslation('orders')
  const { id, orderNumber, status, paymentChannel, confirmBefore } = order
  const { needsProvider } = paymentChannels[paymentChannel]
  const ofOrder = <span className="visually-hidden"> {orderNumber}</span>
  if (needsProvider && (status === 'failed' || status === 'pending')) {
    return (
      <ActionButton primary={status === 'failed'} isSmall onClick={onPay} isWaiting={isPaying}>
        {t(status === 'failed' ? 'payAgain' : 'pay')}
        {ofOrder}
      </ActionButton>
    )
  }
  if (confirmBefore !== undefined) {
    return (
      <ActionLink to={orderAddress(id)} isSmall>
        {t('confirmShort')}
        {ofOrder}
      </ActionLink>
    )
  }
  if (status === 'shipped') {
    return (
      <ActionLink to={`${orderAddress(id)}#tracking`} isSmall>
        {t('track')}
        {ofOrder}
      </ActionLink>
    )
  }
  if (status !== 'delivered' && status !== 'complete') return null
  return (
    <ActionLink to={invoiceAddress(id)} isSmall>
      {t('invoice')}
      {ofOrder}
    </ActionLink>
  )
}
