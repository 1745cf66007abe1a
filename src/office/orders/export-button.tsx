import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { type SaveChange, useEditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { downloadFile } from '../../lib/download.ts'
import { problemWords } from '../problem-words.ts'
import { exportOrders } from './order-query.ts'

interface Export {
  name: string
  search: URLSearchParams
}

const saveExport: SaveChange<Export> = async (client, { name, search }, signal) =>
  // It is a blob: a text would lose the mark by which a spreadsheet knows Thai.
  downloadFile(name, await exportOrders(client, search, signal))

const nothing = () => undefined

/** Saves what the list shows, all of its pages, as CSV. */
export function ExportButton() {
  const { t } = useTranslation(['office', 'problems'])
  const [search] = useSearchParams()
  const { save, isSaving, errorCode } = useEditRecord(saveExport, nothing)
  return (
    <>
      <ActionButton
        isSmall
        isWaiting={isSaving}
        onClick={() => save({ name: `orders-${new Date().toISOString().slice(0, 10)}.csv`, search })}
      >
        {t('exportCsv')}
      </ActionButton>
      {errorCode !== undefined && <Notice tone="wrong">{t(problemWords(errorCode))}</Notice>}
    </>
  )
}
