import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readSort, writeFilters, type ListView, type ProductFilters } from './product-filters.ts'
import classes from './view-switch.module.css'

const views = [
  { view: 'cards', label: 'asCards', Icon: IconLayoutGrid },
  { view: 'table', label: 'asTable', Icon: IconTable },
] as const

/** Cards, or a table for the trade. On a phone only the other view is offered. */
export function ViewSwitch({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('lists')
  const inView = (view: ListView) => writeFilters({ ...filters, view, sort: readSort(view, filters.sort) })
  return (
    <div className={classes.views} role="group" aria-label={t('viewAs')}>
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={{ search: inView(view) }}
          aria-label={t(label)}
          aria-current={filters.view === view ? 'true' : undefined}
          title={t(label)}
        >
          <Icon stroke={1.6} aria-hidden />
        </Link>
      ))}
    </div>
  )
}
