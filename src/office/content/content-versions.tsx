import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeContent, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { problemWords } from '../problem-words.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { readVersion } from './content-api.ts'

interface ContentVersionsProps {
  content: OfficeContent
  /** Whether an earlier version would take the place of what is not saved. */
  isChanged: boolean
  onRestore: (body: OfficeContentBody) => void
}

/** Brings the words of an earlier version into the fields; they count once they are saved. */
export function ContentVersions({ content, isChanged, onRestore }: ContentVersionsProps) {
  const { t } = useTranslation(['officeContent', 'parts', 'problems'])
  const { dateTime } = useFormat()
  const [chosen, choose] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { save: read, isSaving: isReading, errorCode } = useEdit(() => undefined)
  const { kind, id, version: newest, versions } = content
  const earlier = versions.filter(({ version }) => version < newest)
  if (earlier.length === 0) return null
  const take = () => {
    setAsking(false)
    read(readVersion({ kind, id, version: Number(chosen) }), (body) => {
      choose('')
      onRestore(body)
    })
  }
  return (
    <>
      <NativeSelect
        aria-label={t('versions', { number: earlier.length })}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('versions', { number: earlier.length })}</option>
        {earlier.map(({ version, savedAt, savedBy }) => (
          <option key={version} value={version}>
            {[formatNumber(version), dateTime(savedAt), savedBy].filter(Boolean).join(' · ')}
          </option>
        ))}
      </NativeSelect>
      <ActionButton
        onClick={() => (isChanged ? setAsking(true) : take())}
        disabled={chosen === ''}
        isWaiting={isReading}
      >
        {t('takeVersion')}
      </ActionButton>
      {errorCode !== undefined && <p role="alert">{t(problemWords(errorCode))}</p>}
      <ConfirmDialog
        opened={isAsking}
        title={t('takeVersion')}
        confirmLabel={t('takeVersion')}
        cancelLabel={t('parts:close')}
        onCancel={() => setAsking(false)}
        onConfirm={take}
        isDanger
      >
        {t('takeVersionText')}
      </ConfirmDialog>
    </>
  )
}
