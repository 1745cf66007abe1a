import { useParams } from 'react-router-dom'
import { ArticlePage } from '../../features/articles/article-page.tsx'
import { newest, readNews } from '../../features/articles/read-article.ts'
import { MentionedProducts } from '../../features/products/mentioned/mentioned-products.tsx'
import { useRecord } from '../../flows/record/use-record.ts'

/** Shows one news item, or the newest one if the address has no id. */
export default function NewsDetailScreen() {
  const { id = newest } = useParams()
  return <News key={id} id={id} />
}

function News({ id }: { id: string }) {
  const { view, retry } = useRecord('news', id, readNews)
  return (
    <ArticlePage
      kind="news"
      view={view}
      onRetry={retry}
      beside={({ goods, categories }) => <MentionedProducts goods={goods} categories={categories} />}
    />
  )
}
