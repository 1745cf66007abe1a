import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { ActionLink } from '../../components/action/action.tsx'
import { CarouselWhenIdle } from '../../components/carousel/carousel-when-idle.tsx'
import { FirstPicture, FirstPictureSource } from '../../components/first-picture/first-picture.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { readBanners } from '../../features/content/read-showcase.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { paths } from '../../lib/paths.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import classes from './hero.module.css'

export function Hero() {
  const { t } = useTranslation(['home', 'products'])
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <h1 tabIndex={-1}>
          {t('headline')
            .split('\n')
            .map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{' '}
              </Fragment>
            ))}
        </h1>
        <p className={classes.lead}>
          <NoBreakTerms>{t('lead')}</NoBreakTerms>
        </p>
      </div>
      <div className={classes.actions}>
        <ActionLink to={generatePath(paths.productList, {})} primary>
          {t('seeAll')}
        </ActionLink>
        <ActionLink to={lineMessageUrl(t('products:lineAskAnything'))} tone="line">
          {t('products:askOnLine')}
        </ActionLink>
      </div>
      <Banners />
    </section>
  )
}

/** The banner carousel; it renders nothing if there are no banners. */
function Banners() {
  const { t } = useTranslation('home')
  const { view } = useRecord('showcase', 'banners', readBanners)
  if (view.kind === 'loading') return <div className={classes.place} aria-hidden />
  if (view.kind !== 'shown' || view.item.length === 0) return null
  return (
    <div className={classes.banners}>
      <CarouselWhenIdle label={t('banners')} loop>
        {view.item.map((banner, index) => {
          const Source = index === 0 ? FirstPictureSource : 'source'
          const Picture = index === 0 ? FirstPicture : 'img'
          return (
            <figure key={banner.id} className={classes.banner}>
              <picture>
                <Source
                  media="(max-width: 759px)"
                  srcSet={banner.imageMobileUrl}
                  {...pictureSet(banner.imageMobileUrl, '112px')}
                  width={600}
                  height={600}
                />
                <Picture
                  src={banner.imageUrl}
                  {...pictureSet(banner.imageUrl, '60vw')}
                  alt={banner.alt}
                  width={810}
                  height={600}
                  loading="lazy"
                />
              </picture>
              <figcaption>
                <Link to={generatePath(paths.banner, { id: banner.id })}>
                  <span>
                    <NoBreakTerms>{banner.title}</NoBreakTerms>
                  </span>
                </Link>
              </figcaption>
            </figure>
          )
        })}
      </CarouselWhenIdle>
    </div>
  )
}
