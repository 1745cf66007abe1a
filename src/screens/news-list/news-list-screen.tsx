import { ArticleListPage } from '../../features/articles/components/article-list-page.tsx'
import { readNewsList } from '../../features/paged-list/actors/read-articles.ts'
import { usePagedList } from '../../features/paged-list/use-paged-list.ts'

export default function NewsListScreen() {
  const { view, more, retry } = usePagedList('news list', readNewsList, {})
  return <ArticleListPage kind="news" view={view} onMore={more} onRetry={retry} />
}
