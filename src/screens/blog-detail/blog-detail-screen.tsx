import { useParams } from 'react-router-dom'
import { ArticlePage } from '../../features/articles/article-page.tsx'
import { MentionedProducts } from '../../features/products/mentioned/mentioned-products.tsx'

export default function BlogDetailScreen() {
  const { id = '' } = useParams()
  return (
    <ArticlePage
      kind="blog"
      key={id}
      id={id}
      beside={({ goods, categories }) => <MentionedProducts goods={goods} categories={categories} />}
    />
  )
}
