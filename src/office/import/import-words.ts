import type { TFunction } from 'i18next'
import type { OfficeImportField, OfficeImportRow } from '../../../openapi/generated/schema.ts'

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

/** The words of the columns of a file. */
export const columnWords = {
  code: 'field_code',
  variant: 'field_variant',
  category: 'field_category',
  material: 'field_material',
  name_th: 'field_nameTh',
  name_en: 'field_nameEn',
  unit_th: 'field_unitTh',
  unit_en: 'field_unitEn',
  description_th: 'field_descriptionTh',
  description_en: 'field_descriptionEn',
  for_sale: 'field_forSale',
  recommended: 'field_recommended',
  cuttable: 'field_cuttable',
  color: 'field_color',
  color_th: 'field_colorTh',
  color_en: 'field_colorEn',
  size_th: 'field_sizeTh',
  size_en: 'field_sizeEn',
  width_mm: 'field_widthMm',
  length_mm: 'field_lengthMm',
  thickness_mm: 'field_thicknessMm',
  weight_g: 'field_weightG',
  price: 'field_price',
  special_price: 'field_specialPrice',
  price_tiers: 'field_priceTiers',
  stock: 'field_stock',
} as const satisfies Record<OfficeImportField | 'code' | 'variant', string>

const isColumn = (name: string | undefined): name is keyof typeof columnWords =>
  name !== undefined && name in columnWords

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
  return t(`fault_${code}`, { column: isColumn(column) ? t(columnWords[column]) : column, value })
}
