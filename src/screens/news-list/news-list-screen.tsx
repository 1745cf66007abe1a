import { useSearchParams } from 'react-router-dom'
import { ArticleListPage } from '../../features/articles/article-list-page.tsx'
import { readNewsList } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { readPageNumber } from '../../lib/page-number.ts'

export default function NewsListScreen() {
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  return <ListFrom key={String(page > 1)} page={page} />
}

function ListFrom({ page }: { page: number }) {
  const list = usePagedList('news list', readNewsList, {}, undefined, { page })
  return <ArticleListPage kind="news" list={list} />
}
