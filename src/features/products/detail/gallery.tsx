import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { CarouselWhenIdle } from '../../../components/carousel/carousel-when-idle.tsx'
import { FirstPicture } from '../../../components/first-picture/first-picture.tsx'
import classes from './gallery.module.css'
import { drawnMeasures } from './drawn-measures.ts'
import { placeOfGoods, transformTo } from './goods-in-picture.ts'
import { PictureMeasures } from './picture-measures.tsx'
import { pictureOf, type Choice } from './product-choice.ts'

/** The pictures of a product. Choosing a colour shows its picture; browsing does not change the choice. */
export function Gallery({ product, choice }: { product: Product; choice: Choice | undefined }) {
  const { t } = useTranslation('products')
  const wanted = choice ? pictureOf(product, choice) : 0
  // The initial picture comes first, so that it is visible before any script runs.
  const [first] = useState(wanted)
  const order = product.images.map((_, index) => (index + first) % product.images.length)
  const pictures = order.flatMap((index) => product.images[index] ?? [])
  const [leafed, setLeafed] = useState<{ from: number; slide: number }>()
  const slide = leafed?.from === wanted ? leafed.slide : Math.max(0, order.indexOf(wanted))
  const measures = choice && drawnMeasures(choice.size)
  const show = (next: number) => setLeafed({ from: wanted, slide: next })

  return (
    <>
      <div className={classes.stage}>
        <CarouselWhenIdle label={t('pictures')} slide={slide} onSlide={show}>
          {pictures.map(({ url, alt, width, height, goodsBox }, index) => {
            const Picture = index === 0 ? FirstPicture : 'img'
            const size = { width, height }
            // The goods are shown in the proportion of the chosen size.
            const style = goodsBox && { transform: transformTo(goodsBox, placeOfGoods(goodsBox, measures)) }
            return (
              <Picture
                key={url}
                className={classes.picture}
                src={url}
                alt={alt}
                {...size}
                style={style}
                loading="lazy"
              />
            )
          })}
        </CarouselWhenIdle>
        {choice && <PictureMeasures size={choice.size} box={pictures[slide]?.goodsBox} />}
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
                <img src={picture.url} alt="" width={70} height={70} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
