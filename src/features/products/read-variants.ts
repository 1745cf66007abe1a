import type { operations, VariantListItem } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadPageArgs } from '../../flows/paged-list/use-paged-list.ts'

type ApiQuery = NonNullable<operations['listVariants']['parameters']['query']>
export type VariantsQuery = Omit<ApiQuery, 'pageNumber' | 'pageSize'>

/** A variant in a list, which knows it by its `id`. */
export type ListedVariant = VariantListItem & { id: string }

export async function readVariants(
  ask: ReadPageArgs<VariantsQuery>,
): Promise<{ data: ListedVariant[]; totalRecords: number }> {
  const { client, language, query, pageNumber, pageSize, signal } = ask
  const { data, totalRecords } = await dataOf(
    client.quiet.GET('/{language}/api/product-variants', {
      params: { path: { language }, query: { ...query, pageNumber, pageSize } },
      signal,
    }),
  )
  return { data: data.map((variant) => ({ ...variant, id: variant.variantId })), totalRecords }
}
