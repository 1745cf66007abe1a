import { IconAlertTriangle, IconArrowsDownUp, IconClockPause, IconEqual, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { OfficeImportChange, OfficeImportRow } from '../../../openapi/generated/schema.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { Mark } from '../parts/mark.tsx'
import { PageLinks } from '../parts/page-links.tsx'
import table from '../parts/table.module.css'
import { reasonOf } from './import-words.ts'
import classes from './import-table.module.css'

/** What is changed most has a column of its own. */
const figures = ['price', 'special_price', 'stock'] as const
/** The widths stay when other rows are shown. */
const columns = ['lineWidth', 'markWidth', 'codeWidth', 'nameWidth', ...figures] as const
const pageSize = 100

/** Rows with what they change, or why they are not written; a page of them at a time. */
export function ImportTable({ rows }: { rows: readonly OfficeImportRow[] }) {
  const { t } = useTranslation('officeImport')
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(readPageNumber(search), last)
  if (rows.length === 0) return <p className={table.empty}>{t('noLines')}</p>
  return (
    <>
      <table className={`${table.table} ${classes.rows}`}>
        <colgroup>
          {columns.map((column) => (
            <col key={column} className={classes[column]} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className={table.right}>{t('line')}</th>
            <th>{t('result')}</th>
            <th>{t('codeAndVariant')}</th>
            <th>{t('name')}</th>
            {figures.map((figure) => (
              <th key={figure} className={table.right}>
                {t(`field_${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </tbody>
      </table>
      <PageLinks pageNumber={page} last={last}>
        {t('lineCount', { count: rows.length })}
      </PageLinks>
    </>
  )
}

function Row({ row }: { row: OfficeImportRow }) {
  const { t } = useTranslation('officeImport')
  const { line, code, variant, name, changes } = row
  const kind = row.state === 'failed' ? 'failed' : row.kind
  const reason = reasonOf(row, t)
  const others = changes.filter(({ field }) => !figures.some((figure) => figure === field))
  return (
    <tr data-kind={kind}>
      <td className={classes.line} data-label={t('line')}>
        {line}
      </td>
      <td>
        <Mark {...marks[kind]}>{t(`kind_${kind}`)}</Mark>
      </td>
      <td className={classes.code}>
        {code}
        <small>{variant}</small>
      </td>
      <td className={classes.name}>
        {name}
        {reason === undefined && others.length > 0 && (
          <ul className={`remark ${classes.others}`}>
            {others.map((change) => (
              <li key={change.field}>
                {t(`field_${change.field}`)}: <Change change={change} isNew={row.kind === 'added'} />
              </li>
            ))}
          </ul>
        )}
      </td>
      {reason === undefined ? (
        figures.map((figure) => {
          const change = changes.find(({ field }) => field === figure)
          return (
            <td key={figure} className={table.right} data-label={change && t(`field_${figure}`)}>
              {change && <Change change={change} isNew={row.kind === 'added'} />}
            </td>
          )
        })
      ) : (
        <td colSpan={figures.length} className={classes.reason}>
          {reason}
        </td>
      )}
    </tr>
  )
}

const marks = {
  wrong: { icon: IconAlertTriangle, tone: 'full' },
  failed: { icon: IconAlertTriangle, tone: 'full' },
  held: { icon: IconClockPause },
  added: { icon: IconPlus, tone: 'good' },
  changed: { icon: IconArrowsDownUp, tone: 'notice' },
  same: { icon: IconEqual },
} as const

/** What was there, and what becomes of it. */
function Change({ change, isNew }: { change: OfficeImportChange; isNew: boolean }) {
  const { t } = useTranslation('officeImport')
  const { before, after, odd } = change
  return (
    <>
      {odd && <span className={classes.odd}>{t(`odd_${odd}`)} </span>}
      {!isNew && (
        <>
          <s>{valueOf(change, before)}</s> <span aria-hidden>→</span>
          <span className="visually-hidden">{t('becomes')}</span>{' '}
        </>
      )}
      <b>{valueOf(change, after)}</b>
    </>
  )
}

/** Signs of a text that are shown; descriptions are long. */
const longest = 120
const prices = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function valueOf({ field }: OfficeImportChange, value: string | undefined): string {
  if (value === undefined) return '–'
  if (field === 'price' || field === 'special_price') return prices.format(Number(value))
  if (field === 'stock') return formatNumber(Number(value))
  return value.length > longest ? `${value.slice(0, longest)}…` : value
}
