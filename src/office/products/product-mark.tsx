import { IconAlertTriangle, IconBan, IconCheck, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeProduct } from '../../../openapi/generated/schema.ts'
import classes from './products.module.css'

const icons = { draft: IconPencil, out: IconBan, low: IconAlertTriangle, onSale: IconCheck }

/** Whether shoppers can buy it, and whether it runs out. */
export function ProductMark(product: Pick<OfficeProduct, 'isForSale' | 'stock' | 'lowCount'>) {
  const { t } = useTranslation('officeProducts')
  const state = stateOf(product)
  const Icon = icons[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(`state_${state}`)}
    </span>
  )
}

function stateOf({ isForSale, stock, lowCount }: Pick<OfficeProduct, 'isForSale' | 'stock' | 'lowCount'>) {
  if (!isForSale) return 'draft'
  if (stock === 0) return 'out'
  return lowCount > 0 ? 'low' : 'onSale'
}
