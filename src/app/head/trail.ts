import type { ListedPage } from '../../../openapi/page-entry.ts'
import { findCategory } from '../../lib/products/category-tree.ts'
import type { HeadFacts } from './head-facts.ts'

export interface Step {
  name: string
  page: ListedPage
}

/** The way from the home page to this one, as the page's breadcrumbs show it; empty where it shows none. */
export function trailOf(facts: HeadFacts, page: ListedPage): Step[] {
  const { t, subject } = facts
  const home: Step = { name: t('parts:home'), page: { page: 'home' } }
  switch (page.page) {
    case 'productList':
      return [home, ...productSteps(facts, page)]
    case 'productDetail':
      return subject?.kind === 'product'
        ? [home, ...categorySteps(facts, subject.item.categoryPath), { name: subject.item.name, page }]
        : []
    case 'blogDetail':
    case 'newsDetail': {
      if (subject?.kind !== 'blog' && subject?.kind !== 'news') return []
      const list = `${subject.kind}List` as const
      return [home, { name: t(`screens:${list}`), page: { page: list } }, { name: subject.item.title, page }]
    }
    case 'banner':
      return subject?.kind === 'banner' ? [home, { name: subject.item.title, page }] : []
    default:
      return []
  }
}

function productSteps(facts: HeadFacts, { id, special }: ListedPage): Step[] {
  if (id) return categorySteps(facts, id)
  const all = categorySteps(facts)
  return special
    ? [...all, { name: facts.t('products:specialOffers'), page: { page: 'productList', special } }]
    : all
}

/** All products, and the categories down to this one. */
function categorySteps({ t, categories }: HeadFacts, idOrPath?: string): Step[] {
  const place = idOrPath === undefined ? undefined : findCategory(categories, idOrPath)
  const down = place ? [...place.ancestors, place.category] : []
  return [
    { name: t('screens:productList'), page: { page: 'productList' } },
    ...down.map(({ id, name }): Step => ({ name, page: { page: 'productList', id } })),
  ]
}
