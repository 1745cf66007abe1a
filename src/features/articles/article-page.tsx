import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Article } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { paths } from '../../lib/paths.ts'
import type { ArticleKind } from './article-path.ts'
import { ArticleView } from './article-view.tsx'
import classes from './article-view.module.css'
import { readBlog, readNews } from './read-article.ts'

interface ArticlePageProps {
  kind: ArticleKind
  /** Needs a new `key` for each. */
  id: string
  /** What the screen shows beside an article, such as the goods that it speaks of. */
  beside: (article: Article) => ReactNode
}

/** The page of one article, with its loading, error and not-found states. */
export function ArticlePage({ kind, id, beside }: ArticlePageProps) {
  const { view, retry } = useRecord(kind, id, kind === 'blog' ? readBlog : readNews)
  const { t } = useTranslation(['articles', 'shell', 'screens'])
  const isShown = view.kind === 'shown'
  usePageMeta({
    ...(isShown && {
      title: `${view.item.title} · ${t('shell:brandTitle')}`,
      subject: { kind, item: view.item },
    }),
    isMissing: view.kind === 'notFound',
  })
  const list =
    kind === 'blog'
      ? { label: t('screens:blogList'), to: paths.blogList }
      : { label: t('screens:newsList'), to: paths.newsList }
  return (
    <div className="wrap">
      <Breadcrumbs trail={[list]} here={isShown ? view.item.title : t(`screens:${kind}Detail`)} />
      {view.kind === 'loading' && <ArticleLoading />}
      {view.kind === 'failed' && <FailedNotice message={t('failed')} onRetry={retry} />}
      {view.kind === 'notFound' && <ArticleMissing kind={kind} />}
      {isShown && (
        <ArticleView key={view.item.id} kind={kind} article={view.item} beside={beside(view.item)} />
      )}
    </div>
  )
}

function ArticleLoading() {
  return (
    <SkeletonGroup className={classes.article}>
      <SkeletonText lines={2} />
      <div className={classes.facts} />
      <Skeleton style={{ aspectRatio: '16 / 9' }} />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}

/** The not-found page for an address that matches no article. */
function ArticleMissing({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation('articles')
  return (
    <>
      <ScreenHeading title={t(kind === 'blog' ? 'blogMissing' : 'newsMissing')}>
        {t('missingHelp')}
      </ScreenHeading>
      <ActionLink to={kind === 'blog' ? paths.blogList : paths.newsList}>
        {t(kind === 'blog' ? 'allBlogs' : 'allNews')}
      </ActionLink>
    </>
  )
}
