import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { AfterPaint } from '../../../components/after-paint/after-paint.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { FilterPanel } from './filter-panel.tsx'
import classes from './filter-sheet.module.css'
import { countFilters, type FilterPanelProps } from './product-filters.ts'

/** The filters on small screens: a bottom sheet that shows the number of matching products. */
export function FilterSheet({ total, ...panel }: FilterPanelProps & { total: number | undefined }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(panel.filters)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />
        {count > 0 ? t('filterCounted', { count: formatNumber(count) }) : t('filter')}
      </button>
      <Overlay opened={isOpen} onClose={close} title={t('filters')} kind="sheet">
        <AfterPaint placeholder={<div className={classes.coming} />}>
          <FilterPanel {...panel} />
        </AfterPaint>
        <div className={classes.foot}>
          <ActionButton primary isFull onClick={close}>
            {total === undefined ? t('seeProducts') : t('seeProductsCounted', { count: total })}
          </ActionButton>
        </div>
      </Overlay>
    </>
  )
}
