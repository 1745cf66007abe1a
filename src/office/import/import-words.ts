import type { TFunction } from 'i18next'
import type { OfficeImportRow } from '../../../openapi/generated/schema.ts'

const faultsOfFiles = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'WORKBOOK',
  'UNREADABLE_FILE',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'LACKS_COLUMNS',
  'DOUBLE_COLUMNS',
] as const

/** The text of what is wrong with a file as a whole. */
export function importFaultWords(code: string | undefined) {
  const known = faultsOfFiles.find((one) => one === code)
  return known && (`officeImport:${known}` as const)
}

/** Why a row is not written; undefined of one that is. */
export function reasonOf(
  { kind, fault, failure }: Pick<OfficeImportRow, 'kind' | 'fault' | 'failure'>,
  t: TFunction<'officeImport'>,
): string | undefined {
  if (failure) return t(`failure_${failure}`)
  if (kind === 'held') return t('held')
  if (!fault) return undefined
  const { code, column, value = '' } = fault
  if (code === 'unreadable' && column === undefined) return t('fault_broken')
  return t(`fault_${code}`, { column: column && t(`field_${column as 'code'}`, column), value })
}
