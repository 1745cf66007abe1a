import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ArticleListItem } from '../../../openapi/generated/schema.ts'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../components/growing-list/growing-list.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { useListTitle } from '../../lib/hooks/use-list-title.ts'
import type { ArticleKind } from './article-path.ts'
import { ArticleCard } from './article-card.tsx'
import classes from './article-list-page.module.css'
import { readBlogs, readNewsList } from './read-articles.ts'

/** All articles of a kind, newest first. */
export function ArticleListPage({ kind }: { kind: ArticleKind }) {
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  return <ListFrom key={String(page > 1)} kind={kind} page={page} />
}

function ListFrom({ kind, page }: { kind: ArticleKind; page: number }) {
  const list = usePagedList(`${kind} list`, kind === 'blog' ? readBlogs : readNewsList, {}, undefined, {
    page,
  })
  const { view } = list
  const { t } = useTranslation(['articles', 'screens'])
  const isBlog = kind === 'blog'
  const title = t(isBlog ? 'screens:blogList' : 'screens:newsList')
  useListTitle(title)
  return (
    <div className="wrap">
      <ScreenHeading title={title}>{t(isBlog ? 'blogsLead' : 'newsLead')}</ScreenHeading>
      {view.kind === 'loading' && (
        <SkeletonGroup>
          <ArticleCardSkeletons count={12} />
        </SkeletonGroup>
      )}
      {view.kind === 'empty' && <EmptyNotice title={t(isBlog ? 'blogsEmpty' : 'newsEmpty')} />}
      {view.kind === 'failed' && <FailedNotice message={t('listFailed')} onRetry={list.retry} />}
      {view.kind === 'shown' && (
        <GrowingList
          view={view}
          onMore={list.more}
          onRetry={list.retry}
          onNear={list.near}
          hasPages
          places={(count) => <ArticleCardSkeletons count={count} />}
        >
          <ArticleCards kind={kind} articles={view.items} />
        </GrowingList>
      )}
    </div>
  )
}

function ArticleCards({ kind, articles }: { kind: ArticleKind; articles: ArticleListItem[] }) {
  return (
    <ul className={classes.cards}>
      {articles.map((article) => (
        <li key={article.id} data-entry>
          <ArticleCard kind={kind} article={article} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders in the shape of article cards. */
function ArticleCardSkeletons({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `card ${index + 1}`)
  return (
    <div className={classes.cards}>
      {places.map((place) => (
        <div key={place} className={classes.place}>
          <Skeleton style={{ aspectRatio: '4 / 3' }} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
