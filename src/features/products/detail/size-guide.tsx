import { IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import type { Choice } from './product-choice.ts'
import classes from './size-guide.module.css'
import { SizeTable } from './size-table.tsx'

/** Explains in a dialog how this kind of material is measured, and lists the measures of every size. */
export function SizeGuide({ product, choice }: { product: Product; choice: Choice }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const { sizeGuideUrl, sizeGuideNotes = [] } = product
  if (!sizeGuideUrl) return null
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconRuler2 size={18} stroke={1.6} aria-hidden />
        {t('sizeGuide')}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('sizeGuide')} size="wide">
        <div className={classes.guide}>
          <img src={sizeGuideUrl} alt={t('sizeGuideAlt')} width={400} height={400} />
          <div>
            <ul className={classes.notes}>
              {sizeGuideNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <SizeTable product={product} choice={choice} />
          </div>
        </div>
      </Overlay>
    </>
  )
}
