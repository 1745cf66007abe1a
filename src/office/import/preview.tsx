import { useHotkeys } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeImport } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import type { Import } from '../../flows/import/use-import.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import bar from '../parts/foot-bar.module.css'
import { Mark } from '../parts/mark.tsx'
import { Views } from '../parts/views.tsx'
import { rowsIn, viewNames, viewOf } from './import-rows.ts'
import { ImportTable } from './import-table.tsx'
import { LeftOutButton } from './left-out-button.tsx'
import classes from './import.module.css'

const encodings = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-874': 'Windows-874' }

interface PreviewProps {
  flow: Import
  record: OfficeImport
}

/** Every change and every fault by its line, before anything is written. */
export function Preview({ flow, record }: PreviewProps) {
  const { t } = useTranslation('officeImport')
  const [search] = useSearchParams()
  const { rows, name, ignoredColumns } = record
  const current = viewOf(search.get('view'), rows)
  const { encoding } = flow.snapshot.context.rows ?? {}
  return (
    <>
      <p className={classes.file}>
        <b>{name}</b>
        <span>
          {[t('lineCount', { count: rows.length }), ...(encoding ? [encodings[encoding]] : [])].join(' · ')}
        </span>
        <Link className="tap" to="/import">
          {t('otherFile')}
        </Link>
      </p>
      {ignoredColumns.length > 0 && (
        <p className="note">{t('ignored', { columns: ignoredColumns.join(', ') })}</p>
      )}
      <Views label={t('views')} views={viewNames} current={current} to={(view) => `?view=${view}`}>
        {(view) => [t(`view_${view}`), rowsIn(view, rows).length]}
      </Views>
      <ImportTable rows={rowsIn(current, rows)} />
      {current === 'watch' && <p className="note">{t('watchHint')}</p>}
      <Bar flow={flow} record={record} />
    </>
  )
}

/** What the run will do, and the button for it. */
function Bar({ flow, record: { counts, rows, ...record } }: PreviewProps) {
  const { t } = useTranslation('officeImport')
  const run = () => flow.send({ type: 'run.start' })
  useHotkeys([['mod+Enter', run]])
  const { waiting, wrong } = counts
  return (
    <div className={`${bar.bar} ${classes.bar}`} role="region" aria-label={t('doing')}>
      <b>{waiting > 0 ? t('willWrite', { count: waiting }) : t('willWriteNothing')}</b>
      {waiting > 0 && (
        <span className={`${classes.what} note`}>
          {t('willWriteWhat', {
            changed: formatNumber(rows.filter(({ kind }) => kind === 'changed').length),
            added: formatNumber(rows.filter(({ kind }) => kind === 'added').length),
          })}
        </span>
      )}
      {wrong > 0 && (
        <Mark icon={IconAlertTriangle} tone="full">
          {t('skips', { count: wrong })}
        </Mark>
      )}
      <span className={classes.push} />
      <LeftOutButton record={{ counts, rows, ...record }} />
      {waiting > 0 && (
        <ActionButton isSmall primary onClick={run}>
          {t('run', { count: waiting })} <kbd aria-hidden>Ctrl ↵</kbd>
        </ActionButton>
      )}
    </div>
  )
}
