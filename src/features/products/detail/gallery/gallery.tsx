import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsBox, Product, VariantSize } from '../../../../../openapi/generated/schema.ts'
import { CarouselWhenIdle } from '../../../../components/carousel/carousel-when-idle.tsx'
import { DimensionLine } from '../../../../components/dimension-line/dimension-line.tsx'
import { FirstPicture } from '../../../../components/first-picture/first-picture.tsx'
import { SmallPicture } from '../../../../components/small-picture/small-picture.tsx'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import { isIllustration, pictureSet } from '../../../../lib/products/picture-set.ts'
import { drawnMeasures } from './drawn-measures.ts'
import classes from './gallery.module.css'
import { canShow, placeOfProduct, transformTo } from './products-in-picture.ts'
import type { Place } from './products-in-picture.ts'
import { type Choice, picturesOf } from '../choice/product-choice.ts'

/** The pictures of a product in the chosen colour. Browsing them does not change the choice. */
export function Gallery({ product, choice }: { product: Product; choice: Choice | undefined }) {
  const { t } = useTranslation('products')
  const pictures = choice ? picturesOf(product, choice) : product.images
  const first = pictures[0]?.url
  const [leafed, setLeafed] = useState<{ from: string | undefined; slide: number }>()
  const slide = leafed?.from === first ? Math.min(leafed?.slide ?? 0, pictures.length - 1) : 0
  const measures = choice && drawnMeasures(choice.size)
  const show = (next: number) => setLeafed({ from: first, slide: next })

  return (
    <>
      <div className={classes.stage}>
        <CarouselWhenIdle label={t('pictures')} slide={slide} onSlide={show}>
          {pictures.map(({ url, alt, width, height, goodsBox }, index) => {
            const Picture = index === 0 ? FirstPicture : 'img'
            const size = { width, height }
            // The goods are shown in the proportion of the chosen size.
            const style = goodsBox && { transform: transformTo(goodsBox, placeOfProduct(goodsBox, measures)) }
            return (
              <Picture
                key={url}
                className={classes.picture}
                src={url}
                {...pictureSet(url, '(min-width: 1024px) 50vw, 100vw')}
                alt={alt}
                {...size}
                style={style}
                loading="lazy"
              />
            )
          })}
        </CarouselWhenIdle>
        {isIllustration(pictures[slide]?.url ?? '') ? (
          <p className={classes.apart}>{t('illustration')}</p>
        ) : (
          choice && <PictureMeasures size={choice.size} box={pictures[slide]?.goodsBox} />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbs} aria-label={t('allPictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={picture.alt}
                aria-current={index === slide ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <SmallPicture url={picture.url} size={70} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface PictureMeasuresProps {
  size: VariantSize
  /** Where the goods stand in the picture that is shown. */
  box: GoodsBox | undefined
}

/**
 * The width below the goods, the height beside them and the thickness apart. Where the picture cannot show the two in
 * proportion, the size stands in words, with the width alone as a line, or without one where no edge is seen.
 */
function PictureMeasures({ size, box }: PictureMeasuresProps) {
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
    <div className={classes.measures} style={styleOf(placeOfProduct(box, drawn))}>
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
