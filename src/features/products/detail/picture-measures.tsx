import { useTranslation } from 'react-i18next'
import type { VariantSize } from '../../../../openapi/generated/schema.ts'
import { DimensionLine } from '../../../components/dimension-line/dimension-line.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { drawnMeasures } from './drawn-measures.ts'
import classes from './picture-measures.module.css'

/**
 * The width below the picture, the length beside it and the thickness apart, or the size in words alone: what lies is
 * foreshortened, and no line beside it would measure it.
 */
export function PictureMeasures({ size, isLying }: { size: VariantSize; isLying: boolean }) {
  const { t } = useTranslation('products')
  const { length } = useFormat()
  const drawn = isLying ? undefined : drawnMeasures(size)
  if (!drawn) return <p className={classes.apart}>{size.label}</p>
  const { across, upright, third, isRound } = drawn
  return (
    <>
      <div className={classes.across}>
        <DimensionLine>
          {isRound && 'Ø '}
          {length(across.value, across.unit)}
        </DimensionLine>
      </div>
      <div className={classes.upright}>
        <DimensionLine isUpright>{length(upright.value, upright.unit)}</DimensionLine>
      </div>
      {third && (
        <p className={classes.apart}>
          {t(third.side === 'depth' ? 'depthOf' : 'thicknessOf', {
            measure: length(third.value, third.unit),
          })}
        </p>
      )}
    </>
  )
}
