import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeImport } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { Import } from '../../flows/import/use-import.ts'
import { problemWords } from '../problem-words.ts'
import { Counts, Progress } from './progress.tsx'
import classes from './import.module.css'

/** How far the writing is, with a way to stop it; when the server does not answer, with the ways on. */
export function Running({ flow: { snapshot, send }, record }: { flow: Import; record: OfficeImport }) {
  const { t } = useTranslation(['officeImport', 'parts', 'problems'])
  const { errorCode, isStopping } = snapshot.context
  const isFailed = snapshot.hasTag('failed')
  return (
    <div className={classes.run}>
      <Progress counts={record.counts} words="running" />
      <p className="note" role="status">
        {isStopping ? t('stopping') : t('runHint')}
      </p>
      <Counts counts={record.counts} shown={['changed', 'added', 'failed', 'waiting']} />
      {isFailed && (
        <Notice tone="wrong">
          {t(problemWords(errorCode))} {t('runFailed')}
        </Notice>
      )}
      <Group gap={8} align="stretch">
        {isFailed && (
          <ActionButton isSmall primary onClick={() => send({ type: 'import.retry' })}>
            {t('parts:retry')}
          </ActionButton>
        )}
        {snapshot.matches('runFailed') && (
          <ActionButton isSmall onClick={() => send({ type: 'run.stop' })}>
            {t('leaveThere')}
          </ActionButton>
        )}
        {!isFailed && (
          <ActionButton
            isSmall
            isWaiting={isStopping || snapshot.matches('opening')}
            onClick={() => send({ type: 'run.stop' })}
          >
            {t('stop')}
          </ActionButton>
        )}
      </Group>
    </div>
  )
}
