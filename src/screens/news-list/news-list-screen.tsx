import { useSearchParams } from 'react-router-dom'
import { ArticleListPage } from '../../features/articles/article-list-page.tsx'
import { readNewsList } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { readPageNumber } from '../../lib/page-number.ts'

export default function NewsListScreen() {
  const [search] = useSearchParams()
  const firstPage = readPageNumber(search)
  return <ListFrom key={firstPage} firstPage={firstPage} />
}

function ListFrom({ firstPage }: { firstPage: number }) {
  const list = usePagedList('news list', readNewsList, {}, undefined, { firstPage })
  return <ArticleListPage kind="news" list={list} />
}
