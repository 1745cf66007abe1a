import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router-dom'
import type { Banner } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { Share } from '../../components/share/share.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { readBanner } from '../../flows/record/read-content.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { paths } from '../../lib/paths.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import classes from './banner-screen.module.css'

export default function BannerScreen() {
  const { id = '' } = useParams()
  return <BannerPage key={id} id={id} />
}

const specials = `${generatePath(paths.productList, {})}?special=true`

function BannerPage({ id }: { id: string }) {
  const { t } = useTranslation(['content', 'shell', 'screens'])
  const { view, retry } = useRecord('banner', id, readBanner)
  const isShown = view.kind === 'shown'
  usePageMeta({
    ...(isShown && {
      title: `${view.item.title} · ${t('shell:brandTitle')}`,
      subject: { kind: 'banner', item: view.item },
    }),
    isMissing: view.kind === 'notFound',
  })
  return (
    <div className="wrap">
      {view.kind === 'loading' && <BannerLoading />}
      {view.kind === 'failed' && <FailedNotice message={t('failed')} onRetry={retry} />}
      {view.kind === 'notFound' && (
        <>
          <ScreenHeading title={t('bannerMissing')}>{t('bannerMissingHelp')}</ScreenHeading>
          <ActionLink to={specials}>{t('seeSpecials')}</ActionLink>
        </>
      )}
      {isShown && (
        <>
          <Breadcrumbs trail={[]} here={view.item.title} />
          <BannerContent banner={view.item} />
        </>
      )}
    </div>
  )
}

function BannerContent({ banner }: { banner: Banner }) {
  const { t } = useTranslation('content')
  return (
    <article className={classes.banner}>
      <h1 tabIndex={-1}>
        <NoBreakTerms>{banner.title}</NoBreakTerms>
      </h1>
      <picture>
        <source
          media="(max-width: 759px)"
          srcSet={banner.imageMobileUrl}
          {...pictureSet(banner.imageMobileUrl, '100vw')}
          width={600}
          height={600}
        />
        <img
          src={banner.imageUrl}
          {...pictureSet(banner.imageUrl, '810px')}
          alt={banner.alt}
          width={810}
          height={600}
        />
      </picture>
      <div className={classes.text}>
        <RichText html={banner.contentHtml} />
        {banner.link && (
          <ActionLink primary to={banner.link}>
            {t(banner.link.startsWith('/product') ? 'bannerProducts' : 'bannerMore')}
          </ActionLink>
        )}
        <Share title={banner.title} />
      </div>
    </article>
  )
}

function BannerLoading() {
  return (
    <SkeletonGroup className={classes.banner}>
      <SkeletonText lines={1} />
      <div className={classes.place} />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}
