import { generatePath } from 'react-router-dom'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { paths } from '../../lib/paths.ts'

/** Where an option of the search leads. A product opens on the variant that the keyword named. */
export function addressOf(option: SearchOption): string {
  switch (option.kind) {
    case 'product': {
      const { id, asked } = option.product
      const address = generatePath(paths.productDetail, { id })
      return asked ? `${address}?${new URLSearchParams({ variant: asked.variantId })}` : address
    }
    case 'category':
      return generatePath(paths.productList, { categoryId: option.category.id })
    default:
      return resultsAddress(option.keyword)
  }
}

export function resultsAddress(keyword: string): string {
  const list = generatePath(paths.productList, {})
  return keyword ? `${list}?${new URLSearchParams({ keyword })}` : list
}
