import type { OfficeProductSort, OfficeProductView } from '../../../openapi/generated/schema.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { given, oneOf } from '../query.ts'

export const views = ['low', 'out', 'special', 'draft'] as const satisfies OfficeProductView[]
const sorts = ['changed', 'name', 'code', 'priceAsc', 'priceDesc'] as const satisfies OfficeProductSort[]
const pageSize = 50

export type ProductQuery = {
  pageNumber: number
  pageSize: number
  keyword?: string
  view?: OfficeProductView
  categoryPath?: string
  materialId?: string
  sort?: OfficeProductSort
}

const fitting = (pattern: RegExp, text: string | null) => (text && pattern.test(text) ? text : undefined)

/** What the address asks for. */
export function readProductQuery(search: URLSearchParams) {
  return given<ProductQuery>({
    pageNumber: readPageNumber(search),
    pageSize,
    keyword: search.get('keyword')?.slice(0, 100) || undefined,
    view: oneOf(views, search.get('view')),
    categoryPath: fitting(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, search.get('category')),
    materialId: fitting(/^[A-Za-z0-9_-]{1,64}$/, search.get('material')),
    sort: oneOf(sorts, search.get('sort')),
  })
}
