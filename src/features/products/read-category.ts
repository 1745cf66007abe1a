import type { CategoryWithAncestors } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

/** Reads a category by its path. */
export function readCategory(ask: ReadRecordArgs): Promise<CategoryWithAncestors> {
  const { client, language, id: path, signal } = ask
  return dataOf(
    client.quiet.GET('/{language}/api/categories/path/{path}', {
      params: { path: { language, path } },
      signal,
    }),
  )
}
