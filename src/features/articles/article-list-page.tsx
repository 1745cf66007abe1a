import { useTranslation } from 'react-i18next'
import type { ArticleListItem } from '../../../openapi/generated/schema.ts'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { LoadMore } from '../../components/load-more/load-more.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import type { PagedListView } from '../../flows/paged-list/paged-list-view.ts'
import type { ArticleKind } from './article-address.ts'
import { ArticleCards, ArticleCardsLoading } from './article-cards.tsx'

interface ArticleListPageProps {
  kind: ArticleKind
  view: PagedListView<ArticleListItem>
  onMore: () => void
  onRetry: () => void
}

/** All articles of a kind, newest first. */
export function ArticleListPage({ kind, view, onMore, onRetry }: ArticleListPageProps) {
  const { t } = useTranslation(['articles', 'screens', 'shell'])
  const isBlog = kind === 'blog'
  return (
    <div className="wrap">
      <ScreenHeading title={t(isBlog ? 'screens:blogList' : 'screens:newsList')}>
        {t(isBlog ? 'blogsLead' : 'newsLead')}
      </ScreenHeading>
      {view.kind === 'loading' && <ArticleCardsLoading count={12} />}
      {view.kind === 'empty' && <EmptyNotice title={t(isBlog ? 'blogsEmpty' : 'newsEmpty')} />}
      {view.kind === 'failed' && (
        <FailedNotice message={t('listFailed')} retryLabel={t('shell:retry')} onRetry={onRetry} />
      )}
      {view.kind === 'shown' && (
        <>
          <ArticleCards kind={kind} articles={view.items} />
          <LoadMore
            shown={view.items.length}
            total={view.total}
            state={view.more === 'none' ? 'ready' : view.more}
            onMore={view.more === 'failed' ? onRetry : onMore}
          />
        </>
      )}
    </div>
  )
}
