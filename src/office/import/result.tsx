import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeImport } from '../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import type { Import } from '../../flows/import/use-import.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { leftOutOf } from './import-rows.ts'
import { ImportTable } from './import-table.tsx'
import { LeftOutButton } from './left-out-button.tsx'
import { Counts, Progress } from './progress.tsx'
import classes from './import.module.css'

/** What became of an import that is finished or was stopped: what waits is gone on with, what was left out can be mended. */
export function Result({ flow: { snapshot, send }, record }: { flow: Import; record: OfficeImport }) {
  const { t } = useTranslation('officeImport')
  const { dateTime } = useFormat()
  const { name, createdAt, staffName, counts, rows } = record
  const isStopped = snapshot.matches('stopped')
  const leftOut = leftOutOf(rows)
  return (
    <>
      <div className={classes.run}>
        <p className={classes.file} role="status">
          <b>{t(isStopped ? 'state_stopped' : 'state_finished')}</b>
          <span>
            {name} · {dateTime(createdAt)} · {staffName}
          </span>
        </p>
        <Progress counts={counts} words="written" />
        <Counts
          counts={counts}
          shown={['changed', 'added', 'wrong', 'failed', ...(isStopped ? (['waiting'] as const) : [])]}
        />
        <Group gap={8} align="stretch">
          {isStopped && (
            <ActionButton isSmall primary onClick={() => send({ type: 'run.start' })}>
              {t('goOn', { count: counts.waiting })}
            </ActionButton>
          )}
          <ActionLink to="/products" isSmall>
            {t('seeProducts')}
          </ActionLink>
          <ActionLink to="/import" isSmall>
            {t('another')}
          </ActionLink>
        </Group>
      </div>
      {leftOut.length > 0 && (
        <section className={`office-panel ${classes.panel}`} aria-labelledby="import-left-out">
          <Group justify="space-between" gap="8 12" mb={8}>
            <h2 id="import-left-out">{t('leftOut')}</h2>
            <LeftOutButton record={record} />
          </Group>
          <p className="note">{t('leftOutHint')}</p>
          <ImportTable rows={leftOut} />
        </section>
      )}
    </>
  )
}
