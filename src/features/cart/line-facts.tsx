import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { totalWeight } from '../../lib/formats/format-measure.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './line-facts.module.css'

/** Colour, size and weight of a line; a part is never broken over two lines. */
export function LineFacts({ item }: { item: Pick<CartItem, 'variants' | 'weight' | 'quantity'> }) {
  const { t } = useTranslation('cart')
  const { weight } = useFormat()
  const [variant] = item.variants
  return (
    <p className="note">
      {variant && (
        <>
          <span className="no-break">
            <i className={classes.color} style={{ background: variant.color.hex }} aria-hidden />
            {variant.color.name}
          </span>
          {' · '}
          <span className="no-break">{variant.sizes[0]?.label}</span>
          {' · '}
        </>
      )}
      <span className="no-break">
        <span className="visually-hidden">{t('lineWeight')} </span>
        {weight(totalWeight([item]))}
      </span>
    </p>
  )
}
