import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../components/action/action.tsx'
import { Notice } from '../components/notice/notice.tsx'
import { downloadFile } from '../lib/download.ts'
import { today } from '../lib/today.ts'
import { problemWords } from './problem-words.ts'
import { type Change, useEdit } from './use-edit.ts'

interface ExportButtonProps {
  name: string
  // It is a blob: a text would lose the mark by which a spreadsheet knows Thai.
  read: Change<Blob>
  children: ReactNode
}

/** Saves what the server writes as CSV, under its name and the day in Thailand. */
export function ExportButton({ name, read, children }: ExportButtonProps) {
  const { t } = useTranslation(['office', 'problems'])
  const { save, isSaving, errorCode } = useEdit(() => undefined)
  return (
    <>
      <ActionButton
        isSmall
        isWaiting={isSaving}
        onClick={() => save(read, (file) => downloadFile(`${name}-${today()}.csv`, file))}
      >
        {children}
      </ActionButton>
      {errorCode !== undefined && <Notice tone="wrong">{t(problemWords(errorCode))}</Notice>}
    </>
  )
}
