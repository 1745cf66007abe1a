import type { ListedPage } from '../../../openapi/page-entry.ts'
import { findCategory } from '../../lib/category-tree.ts'
import type { HeadFacts } from './head-facts.ts'
import { shortened, wordsOf } from './plain-text.ts'

/** What search engines show below the page's title. */
export function descriptionOf(facts: HeadFacts, page: ListedPage): string {
  const { t, language } = facts
  const text = shortened(textOf(facts, page), language)
  const { pageNumber = 1 } = page
  return pageNumber > 1 ? t('head:onPage', { text, page: pageNumber }) : text
}

function textOf({ t, subject, categories }: HeadFacts, { page, id, special }: ListedPage): string {
  if (subject?.kind === 'product') return wordsOf(subject.item.descriptionHtml)
  if (subject?.kind === 'blog' || subject?.kind === 'news') return subject.item.excerpt
  if (subject) return wordsOf(subject.item.contentHtml)
  if (page === 'productList') {
    const category = id === undefined ? undefined : findCategory(categories, id)?.category
    if (category) return categoryText(t, category)
    return special ? t('head:specialOffers') : t('products:allLead')
  }
  if (page === 'blogList') return t('articles:blogsLead')
  if (page === 'newsList') return t('articles:newsLead')
  return page === 'home' ? t('home:lead') : t('screens:aboutText')
}

const mostNamed = 4

function categoryText(
  t: HeadFacts['t'],
  {
    name,
    productCount: total,
    children,
  }: { name: string; productCount: number; children: { name: string }[] },
): string {
  if (children.length === 0) return t('head:category', { name, total })
  const below = children
    .slice(0, mostNamed)
    .map((child) => child.name)
    .join(', ')
  return t('head:categoryOf', { name, total, below })
}
