import { IconCut } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import classes from './ask-for-more.module.css'
import { cutSheets } from './cut-sheets.ts'
import type { Order } from './use-order.ts'

const CutForm = lazy(() => import('./cut-form.tsx'))

/** Asks the shop by LINE to cut the chosen sheet to size. Goods that are no sheets do not offer it. */
export function CutToSize({ order }: { order: Order }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const sheets = cutSheets(order.product, order.choice)
  if (sheets.length === 0) return null
  return (
    <li>
      <IconCut stroke={1.6} aria-hidden />
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('cutToSize')}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('cutToSize')}>
        <Suspense fallback={null}>
          <CutForm order={order} sheets={sheets} />
        </Suspense>
      </Overlay>
    </li>
  )
}
