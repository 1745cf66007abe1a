import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { statusLabels } from '../../components/order-status/status-label.ts'
import { filters } from './order-query.ts'
import classes from './orders-screen.module.css'

/** Narrows the view; each change begins at its first page. On a phone the choices are behind a button. */
export function OrderFilters() {
  const { t } = useTranslation(['office', 'orders'])
  const [search, setSearch] = useSearchParams()
  const [isFolded, fold] = useState(true)
  const names = Object.keys(filters) as (keyof typeof filters)[]
  const count = [...names, 'from', 'to'].filter((name) => search.has(name)).length
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('page')
    setSearch(next)
  }
  const wordOf = (name: keyof typeof filters, value: string) => {
    if (name === 'paymentChannel') return t(`orders:channelShort_${value as 'card'}`)
    if (name === 'payment' && value === 'pending') return t('paymentPending')
    return t(`orders:${statusLabels[value as keyof typeof statusLabels]}`)
  }
  return (
    <div className={classes.filters} data-folded={isFolded || undefined}>
      <form
        key={search.get('keyword')}
        onSubmit={(event) => {
          event.preventDefault()
          change('keyword', String(new FormData(event.currentTarget).get('keyword')).trim())
        }}
      >
        <TextInput
          name="keyword"
          type="search"
          maxLength={100}
          aria-label={t('filterOrders')}
          placeholder={t('filterOrders')}
          defaultValue={search.get('keyword') ?? ''}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        />
      </form>
      <div className={classes.unfold}>
        <ActionButton isSmall isExpanded={!isFolded} onClick={() => fold(!isFolded)}>
          {t('filterButton')} {count > 0 && count}
        </ActionButton>
      </div>
      {names.map((name) => (
        <NativeSelect
          key={name}
          className={classes.choice}
          aria-label={t(`filter_${name}`)}
          value={search.get(name) ?? ''}
          onChange={(event) => change(name, event.target.value)}
          data={[
            { value: '', label: t(`filter_${name}`) },
            ...filters[name].map((value) => ({ value, label: wordOf(name, value) })),
          ]}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={`${name} ${search.get(name)}`}
          className={classes.choice}
          type="date"
          aria-label={t(`placed_${name}`)}
          leftSection={t(`day_${name}`)}
          leftSectionWidth={48}
          defaultValue={search.get(name) ?? ''}
          onBlur={(event) =>
            event.target.value !== (search.get(name) ?? '') && change(name, event.target.value)
          }
        />
      ))}
    </div>
  )
}
