import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeImport } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { downloadFile } from '../../lib/browser/download.ts'
import { leftOutFile } from './left-out-file.ts'
import { leftOutOf } from './import-rows.ts'
import { reasonOf } from './import-words.ts'

/** Saves the lines that are left out, with the reason of each, to be mended and sent again. */
export function LeftOutButton({ record }: { record: OfficeImport }) {
  const { t } = useTranslation('officeImport')
  const count = leftOutOf(record.rows).length
  if (count === 0) return null
  const save = () => {
    const text = leftOutFile(record, t('whyColumn'), (row) => reasonOf(row, t))
    const name = t('leftOutName', { name: record.name.replace(/\.\w+$/, '') })
    downloadFile(`${name}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <ActionButton isSmall onClick={save}>
      <IconDownload size={18} stroke={1.6} aria-hidden /> {t('saveLeftOut', { count })}
    </ActionButton>
  )
}
