import type { OfficeProductSort, OfficeProductView, operations } from '../../../openapi/generated/schema.ts'
import { given, keywordOf, namesOf, oneOf, pageOf, type Paged } from '../query.ts'

export const views = namesOf<OfficeProductView>({ low: true, out: true, special: true, draft: true })
const sorts = namesOf<OfficeProductSort>({
  changed: true,
  name: true,
  code: true,
  priceAsc: true,
  priceDesc: true,
})

export type ProductQuery = NonNullable<operations['officeListProducts']['parameters']['query']> & Paged

const fitting = (pattern: RegExp, text: string | null) => (text && pattern.test(text) ? text : undefined)

/** What the address asks for. */
export function readProductQuery(search: URLSearchParams) {
  return given<ProductQuery>({
    ...pageOf(search),
    keyword: keywordOf(search),
    view: oneOf(views, search.get('view')),
    categoryPath: fitting(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, search.get('category')),
    materialId: fitting(/^[A-Za-z0-9_-]{1,64}$/, search.get('material')),
    sort: oneOf(sorts, search.get('sort')),
  })
}
