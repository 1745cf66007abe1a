import { useTranslation } from 'react-i18next'
import { statusLabels } from '../../components/order-status/status-label.ts'
import { ChoiceFilter, DayFilter, FoldedFilters } from '../parts/filters.tsx'
import { filters } from './order-query.ts'

const labelled = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** Narrows the view. */
export function OrderFilters() {
  const { t } = useTranslation(['office', 'orders'])
  const names = Object.keys(filters) as (keyof typeof filters)[]
  const statusWord = (value: keyof typeof statusLabels) => t(`orders:${statusLabels[value]}`)
  const options = {
    payment: labelled(filters.payment, (value) =>
      value === 'pending' ? t('paymentPending') : statusWord(value),
    ),
    fulfilment: labelled(filters.fulfilment, statusWord),
    paymentChannel: labelled(filters.paymentChannel, (value) => t(`orders:channelShort_${value}`)),
  }
  return (
    <FoldedFilters keyword={t('filterOrders')} names={[...names, 'from', 'to']}>
      {names.map((name) => (
        <ChoiceFilter key={name} name={name} label={t(`filter_${name}`)} options={options[name]} />
      ))}
      <DayFilter name="from" label={t('placed_from')} />
      <DayFilter name="to" label={t('placed_to')} />
    </FoldedFilters>
  )
}
