import type { ReactNode } from 'react'
import { ActionButton } from '../../components/action/action.tsx'
import { downloadFile } from '../../lib/browser/download.ts'
import { today } from '../../lib/formats/today.ts'
import { EditNotices } from './edit-notices.tsx'
import { type Change, useEdit } from '../hooks/use-edit.ts'

interface ExportButtonProps {
  name: string
  // It is a blob: a text would lose the mark by which a spreadsheet knows Thai.
  read: Change<Blob>
  children: ReactNode
}

/** Saves what the server writes as CSV, under its name and the day in Thailand. */
export function ExportButton({ name, read, children }: ExportButtonProps) {
  const edit = useEdit(() => undefined)
  return (
    <>
      <ActionButton
        isSmall
        isWaiting={edit.isSaving}
        onClick={() => edit.save(read, (file) => downloadFile(`${name}-${today()}.csv`, file))}
      >
        {children}
      </ActionButton>
      <EditNotices edit={edit} />
    </>
  )
}
