import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeSalesDay } from '../../../openapi/generated/schema.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './sales.module.css'

const height = 236
const left = 44
const top = 10
const ground = height - 26
const parts = 4
/** Pixels that a date needs below its bar. */
const dateWidth = 84

/**
 * A bar for each day, today's dashed because it is not over, and the 30 days before as a line. Drawn by hand: a library
 * for charts would double the office's script for this one.
 */
export function SalesChart({ days }: { days: readonly OfficeSalesDay[] }) {
  const { t } = useTranslation('officeStart')
  const { date } = useFormat()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [pointedAt, pointAt] = useState<number>()
  const step = Math.max(0, width - left) / days.length
  const most = roundMost(Math.max(...days.flatMap((day) => [day.total.amount, day.before.amount])))
  const x = (index: number) => left + (index + 0.5) * step
  const y = (amount: number) => ground - (Math.max(0, amount) / most) * (ground - top)
  const datesApart = Math.max(1, Math.ceil(dateWidth / step))
  const pointed = pointedAt === undefined ? undefined : days[pointedAt]
  return (
    <div className={classes.chart} ref={ref}>
      <p className="note">{t('thousands')}</p>
      <svg
        height={height}
        width="100%"
        role="img"
        aria-label={t('chart')}
        onPointerLeave={() => pointAt(undefined)}
      >
        {Array.from({ length: parts + 1 }, (_, part) => (most / parts) * part).map((amount) => (
          <g key={amount}>
            <line className={classes.grid} x1={left} x2={width} y1={y(amount)} y2={y(amount)} />
            <text x={left - 8} y={y(amount) + 4} textAnchor="end">
              {formatNumber(amount / 1000)}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <g key={day.day} onPointerEnter={() => pointAt(index)}>
            <rect className={classes.ground} x={x(index) - step / 2} y={0} width={step} height={height} />
            <rect
              className={index === days.length - 1 ? classes.open : classes.bar}
              data-pointed={index === pointedAt || undefined}
              x={x(index) - step * 0.37}
              y={y(day.total.amount)}
              width={step * 0.74}
              height={ground - y(day.total.amount)}
            />
            {(days.length - 1 - index) % datesApart === 0 && x(index) > left + dateWidth / 3 && (
              <text x={Math.min(x(index), width - dateWidth / 3)} y={height - 6} textAnchor="middle">
                {dayAndMonth(date(day.day, 'short'))}
              </text>
            )}
          </g>
        ))}
        <polyline points={days.map((day, index) => `${x(index)},${y(day.before.amount)}`).join(' ')} />
      </svg>
      {pointed && pointedAt !== undefined && (
        <p
          className={classes.tip}
          style={{ left: `${(x(pointedAt) / width) * 100}%` }}
          data-is-late={pointedAt >= days.length / 2}
        >
          <b>{date(pointed.day, 'short')}</b>
          <span>
            {t('total')} {formatPrice(pointed.total.amount)}
          </span>
          <span>
            {t('orders')} {formatNumber(pointed.orders)}
          </span>
          <span>
            {t('before')} {formatPrice(pointed.before.amount)}
          </span>
        </p>
      )}
      <p className={classes.legend}>
        <span data-look="bar">{t('daily')}</span>
        <span data-look="open">{t('todayIsOpen')}</span>
        <span data-look="line">{t('before')}</span>
      </p>
    </div>
  )
}

/** The next figure that four lines divide evenly: 1, 2, 4 or 8 times a power of ten. */
function roundMost(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1000)))
  return ([1, 2, 4, 8].find((times) => times * power >= amount) ?? 10) * power
}

/** A short date without its year. */
const dayAndMonth = (words: string) => words.replace(/ \d{4}$/, '')
