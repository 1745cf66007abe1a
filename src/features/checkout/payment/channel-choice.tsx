import { IconBuildingStore, IconCreditCard, IconQrcode, IconTruckDelivery } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentChannels, takesTotal } from '../../../../machines/payment-channels.ts'
import type { PaymentChannel, PaymentChannelOption } from '../../../../openapi/generated/schema.ts'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { offeredChannels } from '../../../flows/checkout/offered-channels.ts'
import { orderTotal } from '../../../flows/checkout/order-total.ts'
import { formatPrice } from '../../../lib/formats/money.ts'

const isSameList = (one: readonly PaymentChannelOption[], other: readonly PaymentChannelOption[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

/** The ways to pay as rows: pressing one decides. One that is not offered now, or does not take the total, says so before it is chosen. */
export function ChannelChoice({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation(['checkout', 'orders'])
  const channels = useSelector(actor, (snapshot) => offeredChannels(snapshot.context), isSameList)
  const total = useSelector(actor, (snapshot) => orderTotal(snapshot.context.draft))
  const before = useSelector(actor, (snapshot) => snapshot.context.draft.paymentChannel)
  const [marked, mark] = useState(before)
  const choose = (paymentChannel: PaymentChannel) => {
    const isTaken = channels.some(
      (option) => option.paymentChannel === paymentChannel && takesTotal(option, total),
    )
    if (isTaken && actor.getSnapshot().can({ type: 'channel.choose', paymentChannel }))
      actor.send({ type: 'channel.choose', paymentChannel })
  }
  const limitsText = ({ limits }: PaymentChannelOption) =>
    limits && t('channelLimits', { min: formatPrice(limits.min.amount), max: formatPrice(limits.max.amount) })
  return (
    <ChoiceRows
      name="channel"
      label={t('channel')}
      hideLabel
      value={marked}
      onChange={mark}
      onChoose={choose}
      options={channels.map((option) => {
        const { paymentChannel, available } = option
        return {
          value: paymentChannel,
          label: t(`orders:channel_${paymentChannel}`),
          aside: <ChannelIcon channel={paymentChannel} />,
          ...(available && takesTotal(option, total)
            ? { note: t(`channelNote_${paymentChannel}`) }
            : { reason: available ? limitsText(option) : t(`channelClosed_${paymentChannel}`) }),
        }
      })}
    />
  )
}

const icons = {
  transfer: IconQrcode,
  page: IconCreditCard,
  carrier: IconTruckDelivery,
  counter: IconBuildingStore,
}

function ChannelIcon({ channel }: { channel: PaymentChannel }) {
  const Icon = icons[paymentChannels[channel].paidBy]
  return <Icon size={28} stroke={1.6} aria-hidden />
}
