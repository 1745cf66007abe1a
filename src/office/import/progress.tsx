import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeImportCounts } from '../../../openapi/generated/schema.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import classes from './import.module.css'

interface ProgressProps {
  counts: OfficeImportCounts
  words: 'running' | 'written'
}

/** The rows that are written, of those that were to be. */
export function Progress({ counts: { waiting, changed, added, failed }, words }: ProgressProps) {
  const { t } = useTranslation('officeImport')
  const total = waiting + changed + added + failed
  const done = words === 'running' ? total - waiting : changed + added
  const label = t(words, { done: formatNumber(done), count: total })
  return (
    <>
      <Text fz="1.25rem">{label}</Text>
      <progress className={classes.progress} max={total} value={total - waiting} aria-label={label} />
    </>
  )
}

interface CountsProps {
  counts: OfficeImportCounts
  shown: readonly ('changed' | 'added' | 'wrong' | 'failed' | 'waiting')[]
}

export function Counts({ counts, shown }: CountsProps) {
  const { t } = useTranslation('officeImport')
  return (
    <dl className={classes.counts}>
      {shown.map((count) => (
        <div key={count} data-count={counts[count] > 0 ? count : undefined}>
          <dt className="note">{t(`count_${count}`)}</dt>
          <dd>{formatNumber(counts[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
