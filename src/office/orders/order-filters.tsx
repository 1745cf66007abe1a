import { useTranslation } from 'react-i18next'
import { statusLabels } from '../../components/order-status/status-label.ts'
import { ChoiceFilter, DayFilter, FoldedFilters } from '../parts/filters.tsx'
import { filters } from './order-query.ts'

/** Narrows the view. */
export function OrderFilters() {
  const { t } = useTranslation(['office', 'orders'])
  const names = Object.keys(filters) as (keyof typeof filters)[]
  const wordOf = (name: keyof typeof filters, value: string) => {
    if (name === 'paymentChannel') return t(`orders:channelShort_${value as 'card'}`)
    if (name === 'payment' && value === 'pending') return t('paymentPending')
    return t(`orders:${statusLabels[value as keyof typeof statusLabels]}`)
  }
  return (
    <FoldedFilters keyword={t('filterOrders')} names={[...names, 'from', 'to']}>
      {names.map((name) => (
        <ChoiceFilter
          key={name}
          name={name}
          label={t(`filter_${name}`)}
          options={filters[name].map((value) => ({ value, label: wordOf(name, value) }))}
        />
      ))}
      <DayFilter name="from" label={t('placed_from')} />
      <DayFilter name="to" label={t('placed_to')} />
    </FoldedFilters>
  )
}
