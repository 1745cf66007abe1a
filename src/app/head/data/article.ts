import type { Article } from '../../../../openapi/generated/schema.ts'
import type { HeadFacts } from '../head-facts.ts'
import { publisher } from './organization.ts'

const pages = { blog: 'blogDetail', news: 'newsDetail' } as const

export function articleData(facts: HeadFacts, kind: 'blog' | 'news', article: Article) {
  const url = facts.urlOf({ page: pages[kind], id: article.id })
  const image = facts.pictureOf(article.coverUrl)?.url
  const shop = publisher(facts)
  return {
    '@type': kind === 'blog' ? 'BlogPosting' : 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    ...(image !== undefined && { image: [new URL(image, facts.origin).href] }),
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    inLanguage: facts.language,
    author: {
      '@type': 'Organization',
      '@id': shop['@id'],
      name: shop.name,
      url: facts.urlOf({ page: 'about' }),
    },
    publisher: shop,
  }
}
