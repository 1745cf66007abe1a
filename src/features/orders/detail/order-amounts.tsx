import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import { inSatang } from '../../../../machines/quantity-prices.ts'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { Bill } from '../../../components/bill/bill.tsx'
import { Price } from '../../../components/price/price.tsx'
import { formatPrice } from '../../../lib/formats/money.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'

/** What is paid and why, the channel and the reference code, with the actions below. */
export function OrderAmounts({ order, children }: { order: Order; children: ReactNode }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { shippingName, arrival, pickUp } = order
  const { goodsTotal, shippingPrice, saved, total, items, paymentChannel, referenceCode } = order
  const isDueOnDelivery =
    !paymentChannels[paymentChannel].isPaidBeforeShipping &&
    order.payment === 'pending' &&
    order.fulfilment !== 'cancelOrder'
  // The lines add up to the total: what special prices saved is taken off the normal prices.
  const normal = (inSatang(goodsTotal) + inSatang(saved)) / 100
  return (
    <Bill
      title={t('amount')}
      lines={[
        { name: t('goodsOf', { amount: format.amounts(items, t('pieces')) }), value: formatPrice(normal) },
        ...(saved.amount > 0
          ? [{ name: t('saved'), value: formatPrice(-saved.amount), tone: 'saved' as const }]
          : []),
        ...(pickUp ? [] : [{ name: t('shipping'), value: formatPrice(shippingPrice.amount) }]),
        { name: t(pickUp ? 'wayOfPickUp' : 'carrier'), value: shippingName },
        ...(arrival ? [{ name: t('arrivesBy'), value: format.day(arrival.by) }] : []),
        { name: t('channel'), value: t(`channel_${paymentChannel}`) },
        ...(referenceCode === undefined ? [] : [{ name: t('referenceCode'), value: referenceCode }]),
      ]}
      total={{ name: t('total'), value: <Price price={total} size="large" /> }}
      note={t('vatIncluded')}
    >
      {isDueOnDelivery && <p>{t(pickUp ? 'atCounterText' : 'onDeliveryText')}</p>}
      {children}
    </Bill>
  )
}
