import { ArticleListPage } from '../../features/articles/article-list-page.tsx'
import { readNewsList } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'

export default function NewsListScreen() {
  const { view, more, retry } = usePagedList('news list', readNewsList, {})
  return <ArticleListPage kind="news" view={view} onMore={more} onRetry={retry} />
}
