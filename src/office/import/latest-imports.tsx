import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeImportCounts } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useLive } from '../hooks/use-live.ts'
import { readImports } from './import-api.ts'
import classes from './import.module.css'

/** What was imported lately, by anybody; one that was stopped is opened and gone on with. */
export function LatestImports() {
  const { t } = useTranslation('officeImport')
  const { dateTime } = useFormat()
  const { view, refresh, retry } = useRecord('imports', 'latest', readImports)
  useLive(refresh)
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="import-latest">
      <h2 id="import-latest">{t('latest')}</h2>
      {view.kind !== 'shown' && <RecordFallback view={view} retry={retry} className="note" />}
      {view.kind === 'shown' && view.item.data.length === 0 && <p className="note">{t('noneYet')}</p>}
      {view.kind === 'shown' && (
        <ul className={classes.latest}>
          {view.item.data.map(({ id, name, createdAt, staffName, counts }) => (
            <li key={id}>
              <Link to={`/import/${id}`}>{name}</Link>
              <WhatBecame counts={counts} />
              <small>
                {dateTime(createdAt)} · {staffName}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WhatBecame({ counts }: { counts: OfficeImportCounts }) {
  const { t } = useTranslation('officeImport')
  const { wrong, waiting, changed, added, failed } = counts
  const isTouched = changed + added + failed > 0
  const left = wrong + failed
  const words = [
    isTouched && t('was_done', { changed: formatNumber(changed), added: formatNumber(added) }),
    waiting > 0 && t(isTouched ? 'was_stopped' : 'was_waiting', { count: waiting }),
    waiting === 0 && !isTouched && t('was_nothing'),
    left > 0 && t('was_left', { left: formatNumber(left) }),
  ]
  return (
    <span className={waiting > 0 ? classes.open : undefined}>
      {words.filter((word) => word !== false).join(' · ')}
    </span>
  )
}
