import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopClient } from '../api/shop-client.ts'
import { ActionButton } from '../components/action/action.tsx'
import { Notice } from '../components/notice/notice.tsx'
import { type SaveChange, useEditRecord } from '../flows/edit-record/use-edit-record.ts'
import { downloadFile } from '../lib/download.ts'
import { today } from '../lib/today.ts'
import { problemWords } from './problem-words.ts'

interface Export {
  name: string
  // It is a blob: a text would lose the mark by which a spreadsheet knows Thai.
  read: (client: ShopClient, signal: AbortSignal) => Promise<Blob>
}

const saveExport: SaveChange<Export> = async (client, { name, read }, signal) =>
  downloadFile(name, await read(client, signal))

const nothing = () => undefined

/** Saves what the server writes as CSV, under its name and the day in Thailand. */
export function ExportButton({ name, read, children }: Export & { children: ReactNode }) {
  const { t } = useTranslation(['office', 'problems'])
  const { save, isSaving, errorCode } = useEditRecord(saveExport, nothing)
  return (
    <>
      <ActionButton
        isSmall
        isWaiting={isSaving}
        onClick={() => save({ name: `${name}-${today()}.csv`, read })}
      >
        {children}
      </ActionButton>
      {errorCode !== undefined && <Notice tone="wrong">{t(problemWords(errorCode))}</Notice>}
    </>
  )
}
