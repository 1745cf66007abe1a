import { Box, Group } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconClock, IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeStart } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { useRecord, type ReadRecordArgs } from '../../flows/record/use-record.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useLive } from '../hooks/use-live.ts'
import { useTitle } from '../hooks/use-title.ts'
import { FirstSteps } from './first-steps.tsx'
import { Sales } from './sales.tsx'
import classes from './start-screen.module.css'

const readStart = ({ client, signal }: ReadRecordArgs): Promise<OfficeStart> =>
  dataOf(client.GET('/api/office/start', { signal }))

/** What waits for the staff, each a link to it, and how the shop sells. */
export function StartScreen() {
  const { t } = useTranslation(['officeStart', 'office'])
  const { view, refresh, retry } = useRecord('start', 'start', readStart)
  useTitle(t('office:start'))
  useLive(refresh)
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} />
  return (
    <>
      <Head start={view.item} />
      <FirstSteps />
      <Waiting start={view.item} />
      <Sales days={view.item.sales} />
    </>
  )
}

function Head({ start: { sales, toPack } }: { start: OfficeStart }) {
  const { t } = useTranslation('officeStart')
  const { date } = useFormat()
  const today = sales.at(-1)
  if (!today) return null
  return (
    <Group align="baseline" gap="4 12" mb={14}>
      <h1>{t('today', { date: date(today.day, 'short') })}</h1>
      <p className="note">
        {t('soldToday', { count: today.orders, amount: formatPrice(today.total.amount) })}
      </p>
      {toPack.count > 0 && (
        <Box ml="auto">
          <ActionLink to="/orders?view=toPack" primary isSmall>
            {t('packOn', { count: toPack.count })}
          </ActionLink>
        </Box>
      )}
    </Group>
  )
}

function Waiting({ start: { toPack, unpaid, toRefund, lowStock } }: { start: OfficeStart }) {
  const { t } = useTranslation('officeStart')
  const { date } = useFormat()
  const sum = (total: { amount: number }) => t('sum', { amount: formatPrice(total.amount) })
  return (
    <ul className={classes.figures} aria-label={t('waiting')}>
      <Figure
        to="/orders?view=toPack"
        Icon={IconPackage}
        words={t('toPack')}
        count={toPack.count}
        tone={toPack.late > 0 ? 'late' : undefined}
      >
        {toPack.late > 0 ? t('late', { count: toPack.late }) : t('notLate')}
      </Figure>
      <Figure to="/orders?view=unpaid" Icon={IconClock} words={t('unpaid')} count={unpaid.count}>
        {sum(unpaid.total)}
      </Figure>
      <Figure
        to="/orders?view=toRefund"
        Icon={IconArrowBackUp}
        words={t('toRefund')}
        count={toRefund.count}
        tone={toRefund.count > 0 ? 'soon' : undefined}
      >
        {toRefund.since === undefined
          ? sum(toRefund.total)
          : t('sumSince', {
              amount: formatPrice(toRefund.total.amount),
              date: date(toRefund.since, 'short'),
            })}
      </Figure>
      <Figure to="/products?view=low" Icon={IconAlertTriangle} words={t('lowStock')} count={lowStock.count}>
        {lowStock.soldOut > 0 ? t('soldOut', { count: lowStock.soldOut }) : t('fewLeft')}
      </Figure>
    </ul>
  )
}

interface FigureProps {
  /** Where it is worked on. */
  to: string
  Icon: typeof IconClock
  words: string
  count: number
  tone?: 'late' | 'soon' | undefined
  children: ReactNode
}

function Figure({ to, Icon, words, count, tone, children }: FigureProps) {
  return (
    <li>
      <Link to={to}>
        <Group gap={8} wrap="nowrap" fw="var(--w-mid)">
          <Icon size={18} stroke={1.6} aria-hidden />
          {words}
        </Group>{' '}
        <b>{formatNumber(count)}</b>{' '}
        <span className={classes.note} data-tone={tone}>
          {children}
        </span>
      </Link>
    </li>
  )
}
