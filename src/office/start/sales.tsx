import { Box, Group } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeSalesDay } from '../../../openapi/generated/schema.ts'
import { Price } from '../../components/price/price.tsx'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { Choice } from '../parts/choice.tsx'
import { SalesChart } from './sales-chart.tsx'
import classes from './sales.module.css'

const ways = [
  { way: 'chart', words: 'asChart', Icon: IconChartBar },
  { way: 'table', words: 'asTable', Icon: IconTable },
] as const

/** The same figures as a chart or as a table, and how they compare with the 30 days before. */
export function Sales({ days }: { days: readonly OfficeSalesDay[] }) {
  const { t } = useTranslation('officeStart')
  const [shownAs, showAs] = useState<(typeof ways)[number]['way']>('chart')
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const total = sum(days.map((day) => day.total.amount))
  const before = sum(days.map((day) => day.before.amount))
  const orders = sum(days.map((day) => day.orders))
  return (
    <section className={`office-panel ${classes.sales}`} aria-labelledby="sales">
      <Group gap="4 10">
        <h2 id="sales">{t('sales')}</h2>
        <span className="note">{t('salesNote')}</span>
        <Box ml="auto">
          <Choice
            label={t('showAs')}
            value={shownAs}
            onChange={showAs}
            options={ways.map(({ way, words, Icon }) => ({
              value: way,
              label: (
                <>
                  <Icon size={18} stroke={1.6} aria-hidden />
                  {t(words)}
                </>
              ),
            }))}
          />
        </Box>
      </Group>
      <p className={classes.total}>
        <Price price={{ amount: total }} size="large" />{' '}
        {before > 0 && (
          <b data-is-more={total >= before}>{t('growth', { percent: growth(total, before) })}</b>
        )}{' '}
        {orders > 0 && (
          <span className="no-break">
            {t('ordersAndMean', { count: orders, amount: formatPrice(total / orders) })}
          </span>
        )}
      </p>
      {shownAs === 'chart' ? <SalesChart days={days} /> : <SalesTable days={days} />}
    </section>
  )
}

/** `+19%`, `−3%`. */
function growth(total: number, before: number): string {
  const percent = Math.round((total / before - 1) * 100)
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`
}

function SalesTable({ days }: { days: readonly OfficeSalesDay[] }) {
  const { t } = useTranslation('officeStart')
  const { date } = useFormat()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('day')}</th>
          <th>{t('total')}</th>
          <th>{t('orders')}</th>
          <th>{t('before')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <td>{date(day.day, 'short')}</td>
            <td>{formatPrice(day.total.amount)}</td>
            <td>{formatNumber(day.orders)}</td>
            <td>{formatPrice(day.before.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
