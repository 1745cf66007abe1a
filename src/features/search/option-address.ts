import { generatePath } from 'react-router-dom'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { paths } from '../../lib/paths.ts'
import { productPath } from '../../lib/products/product-path.ts'

/** Where an option of the search leads. A product opens on the variant that the keyword named. */
export function addressOf(option: SearchOption): string {
  switch (option.kind) {
    case 'product':
      return productPath(option.product.id, option.product.asked?.variantId)
    case 'category':
      return generatePath(paths.productList, { categoryId: option.category.id })
    default:
      return resultsPath(option.keyword)
  }
}

export function resultsPath(keyword: string): string {
  const list = generatePath(paths.productList, {})
  return keyword ? `${list}?${new URLSearchParams({ keyword })}` : list
}
