import type { ListedPage, SharedPicture } from '../../../openapi/page-entry.ts'
import { findCategory } from '../../lib/products/category-tree.ts'
import type { HeadFacts } from './head-facts.ts'

/** The picture of pages that have none of their own, and of things whose picture cannot be shared. */
const shopPicture = '/media/drawings/hero-rack.svg'

/** The picture that chat apps show with a link to the page. */
export function sharedPicture(
  facts: HeadFacts,
  page: ListedPage,
): (SharedPicture & { alt: string }) | undefined {
  const own = ownPicture(facts, page)
  const found = own && facts.pictureOf(own.url)
  if (found) return { ...found, alt: own.alt }
  const general = facts.pictureOf(shopPicture)
  return general && { ...general, alt: facts.t('shell:footerLead') }
}

function ownPicture({ subject, categories }: HeadFacts, { id }: ListedPage) {
  switch (subject?.kind) {
    case 'product':
      return { url: subject.item.imageUrl, alt: subject.item.imageAlt }
    case 'blog':
    case 'news':
      return { url: subject.item.coverUrl, alt: subject.item.coverAlt }
    case 'banner':
      return { url: subject.item.imageUrl, alt: subject.item.alt }
    default: {
      const category = id === undefined ? undefined : findCategory(categories, id)?.category
      return category && { url: category.imageUrl, alt: category.name }
    }
  }
}
