import { useParams } from 'react-router-dom'
import { ArticlePage } from '../../features/articles/article-page.tsx'
import { newest } from '../../features/articles/read-article.ts'
import { MentionedProducts } from '../../features/products/mentioned/mentioned-products.tsx'

/** Shows one news item, or the newest one if the address has no id. */
export default function NewsDetailScreen() {
  const { id = newest } = useParams()
  return (
    <ArticlePage
      kind="news"
      key={id}
      id={id}
      beside={({ goods, categories }) => <MentionedProducts goods={goods} categories={categories} />}
    />
  )
}
