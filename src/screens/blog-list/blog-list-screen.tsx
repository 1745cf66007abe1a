import { ArticleListPage } from '../../features/articles/article-list-page.tsx'

export default function BlogListScreen() {
  return <ArticleListPage kind="blog" />
}
