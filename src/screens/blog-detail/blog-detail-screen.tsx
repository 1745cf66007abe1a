import { useParams } from 'react-router-dom'
import { ArticlePage } from '../../features/articles/article-page.tsx'
import { readBlog } from '../../features/articles/read-article.ts'
import { MentionedProducts } from '../../features/products/mentioned/mentioned-products.tsx'
import { useRecord } from '../../flows/record/use-record.ts'

export default function BlogDetailScreen() {
  const { id = '' } = useParams()
  return <Blog key={id} id={id} />
}

function Blog({ id }: { id: string }) {
  const { view, retry } = useRecord('blog', id, readBlog)
  return (
    <ArticlePage
      kind="blog"
      view={view}
      onRetry={retry}
      beside={({ goods, categories }) => <MentionedProducts goods={goods} categories={categories} />}
    />
  )
}
