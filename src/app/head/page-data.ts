import type { ListedPage } from '../../../openapi/page-entry.ts'
import { articleData } from './data/article.ts'
import { breadcrumbs } from './data/breadcrumbs.ts'
import { organization, webSite } from './data/organization.ts'
import { productData } from './data/product.ts'
import type { HeadFacts } from './head-facts.ts'
import { trailOf } from './trail.ts'

/** What search engines read of a page, in the vocabulary of schema.org. */
export function pageData(facts: HeadFacts, page: ListedPage): object | undefined {
  const trail = trailOf(facts, page)
  const graph = [...nodesOf(facts, page), ...(trail.length > 1 ? [breadcrumbs(facts, trail)] : [])]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

function nodesOf(facts: HeadFacts, { page }: ListedPage): object[] {
  const { subject } = facts
  if (page === 'home') return [organization(facts), webSite(facts)]
  if (page === 'about') return [organization(facts)]
  if (subject?.kind === 'product') return [productData(facts, subject.item)]
  if (subject?.kind === 'blog' || subject?.kind === 'news')
    return [articleData(facts, subject.kind, subject.item)]
  return []
}
