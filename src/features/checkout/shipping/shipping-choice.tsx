import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShippingOption } from '../../../../openapi/generated/schema.ts'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { useArrivalWords } from '../../../lib/hooks/use-arrival-words.ts'
import { ShippingPrice } from './shipping-price.tsx'

/** The ways of shipping as rows: pressing one decides. The ones that are not possible say why. */
export function ShippingChoice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const options = useSelector(actor, (snapshot) => snapshot.context.options)
  const before = useSelector(actor, (snapshot) => snapshot.context.draft.shipping?.shippingId)
  const [marked, mark] = useState(before)
  const words = useArrivalWords()
  const timeOf = ({ arrival, days: { min, max } }: ShippingOption) => {
    if (arrival) return `${words.arrives(arrival)} · ${words.orderBefore(arrival)}`
    if (max === 0) return t('sameDay')
    return min === max ? t('days', { count: max }) : t('daysRange', { min, max })
  }
  const choose = (shippingId: string) => {
    if (actor.getSnapshot().can({ type: 'shipping.choose', shippingId }))
      actor.send({ type: 'shipping.choose', shippingId })
  }
  return (
    <ChoiceRows
      name="shipping"
      label={t('shipping')}
      hideLabel
      value={marked}
      onChange={mark}
      onChoose={choose}
      options={options.map((option) => ({
        value: option.shippingId,
        label: option.name,
        ...(option.available
          ? { note: timeOf(option), aside: <ShippingPrice price={option.price} /> }
          : { reason: t(`unavailable_${option.reason ?? 'outOfArea'}`) }),
      }))}
    />
  )
}
