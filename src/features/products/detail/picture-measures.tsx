import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsBox, VariantSize } from '../../../../openapi/generated/schema.ts'
import { DimensionLine } from '../../../components/dimension-line/dimension-line.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { drawnMeasures } from './drawn-measures.ts'
import { canShow, placeOfGoods, type Place } from './goods-in-picture.ts'
import classes from './picture-measures.module.css'

interface PictureMeasuresProps {
  size: VariantSize
  /** Where the goods stand in the picture that is shown. */
  box: GoodsBox | undefined
}

/**
 * The width below the goods, the height beside them and the thickness apart. Where the picture cannot show the two in
 * proportion, the size stands in words, with the width alone as a line, or without one where no edge is seen.
 */
export function PictureMeasures({ size, box }: PictureMeasuresProps) {
  const { t } = useTranslation('products')
  const { length } = useFormat()
  const drawn = box && drawnMeasures(size)
  if (!drawn) return <p className={classes.apart}>{size.label}</p>
  const { across, upright, third, isRound } = drawn
  const isWhole = canShow(drawn)
  const thirdWords = third && {
    words: t(third.side === 'depth' ? 'depthOf' : 'thicknessOf', {
      measure: length(third.value, third.unit),
    }),
  }
  return (
    <div className={classes.measures} style={styleOf(placeOfGoods(box, drawn))}>
      {(isWhole || !isRound) && (
        <div className={classes.across}>
          <DimensionLine>
            {isRound && 'Ø '}
            {length(across.value, across.unit)}
          </DimensionLine>
        </div>
      )}
      {isWhole && (
        <div className={classes.upright}>
          <DimensionLine isUpright>{length(upright.value, upright.unit)}</DimensionLine>
        </div>
      )}
      {(!isWhole || thirdWords) && (
        <p className={classes.apart}>{isWhole ? thirdWords?.words : size.label}</p>
      )}
    </div>
  )
}

const styleOf = ({ left, top, width, height }: Place): CSSProperties =>
  ({ '--left': left, '--top': top, '--width': width, '--height': height }) as CSSProperties
