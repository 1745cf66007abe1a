import { ArticleListPage } from '../../features/articles/components/article-list-page.tsx'
import { readBlogs } from '../../features/paged-list/actors/read-articles.ts'
import { usePagedList } from '../../features/paged-list/use-paged-list.ts'

export default function BlogListScreen() {
  const { view, more, retry } = usePagedList('blog list', readBlogs, {})
  return <ArticleListPage kind="blog" view={view} onMore={more} onRetry={retry} />
}
