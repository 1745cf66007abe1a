import { IconAlertTriangle, IconBan, IconCheck, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeProduct } from '../../../openapi/generated/schema.ts'
import { Mark } from '../parts/mark.tsx'

const marks = {
  draft: { icon: IconPencil },
  out: { icon: IconBan, tone: 'wrong' },
  low: { icon: IconAlertTriangle, tone: 'notice' },
  onSale: { icon: IconCheck, tone: 'good' },
} as const

/** Whether shoppers can buy it, and whether it runs out. */
export function ProductMark(product: Pick<OfficeProduct, 'isForSale' | 'stock' | 'lowCount'>) {
  const { t } = useTranslation('officeProducts')
  const state = stateOf(product)
  return <Mark {...marks[state]}>{t(`state_${state}`)}</Mark>
}

function stateOf({ isForSale, stock, lowCount }: Pick<OfficeProduct, 'isForSale' | 'stock' | 'lowCount'>) {
  if (!isForSale) return 'draft'
  if (stock === 0) return 'out'
  return lowCount > 0 ? 'low' : 'onSale'
}
