import { generatePath } from 'react-router-dom'
import type { CategoryAncestor } from '../../../openapi/generated/schema.ts'
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { paths } from '../../lib/paths.ts'

/** The way from all products, under the name given, down to a category. */
export function categoryTrail(all: string, categories: readonly CategoryAncestor[]): Crumb[] {
  return [
    { label: all, to: generatePath(paths.productList, {}) },
    ...categories.map(({ id, name }) => ({
      label: name,
      to: generatePath(paths.productList, { categoryId: id }),
    })),
  ]
}
