import { ArticleListPage } from '../../features/articles/article-list-page.tsx'
import { readBlogs } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'

export default function BlogListScreen() {
  const { view, more, retry } = usePagedList('blog list', readBlogs, {})
  return <ArticleListPage kind="blog" view={view} onMore={more} onRetry={retry} />
}
