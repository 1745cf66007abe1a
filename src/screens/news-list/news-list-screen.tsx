import { ArticleListPage } from '../../features/articles/article-list-page.tsx'

export default function NewsListScreen() {
  return <ArticleListPage kind="news" />
}
