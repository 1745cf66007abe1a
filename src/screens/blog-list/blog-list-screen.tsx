import { useSearchParams } from 'react-router-dom'
import { ArticleListPage } from '../../features/articles/article-list-page.tsx'
import { readBlogs } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { readPageNumber } from '../../lib/page-number.ts'

export default function BlogListScreen() {
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  return <ListFrom key={String(page > 1)} page={page} />
}

function ListFrom({ page }: { page: number }) {
  const list = usePagedList('blog list', readBlogs, {}, undefined, { page })
  return <ArticleListPage kind="blog" list={list} />
}
