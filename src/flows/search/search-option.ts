import type { CategoryAncestor, ProductListItem } from '../../../openapi/generated/schema.ts'

/** One line of the list below the search field. */
export type SearchOption =
  | { kind: 'recent'; keyword: string }
  | { kind: 'product'; product: ProductListItem }
  | { kind: 'category'; category: CategoryAncestor }
  | { kind: 'word'; keyword: string }
  /** All results of the keyword. */
  | { kind: 'all'; keyword: string; total: number }
