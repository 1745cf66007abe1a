import type { Category, CategoryAncestor } from '../../../openapi/generated/schema.ts'

export interface CategoryPlace {
  category: Category
  /** The categories from the root down. */
  ancestors: CategoryAncestor[]
}

/** The position of a category in the tree, found by its id or its path. */
export function findCategory(
  categories: readonly Category[],
  idOrPath: string,
  ancestors: CategoryAncestor[] = [],
): CategoryPlace | undefined {
  for (const category of categories) {
    if (category.id === idOrPath || category.path === idOrPath) return { category, ancestors }
    const below = findCategory(category.children, idOrPath, [...ancestors, category])
    if (below) return below
  }
  return undefined
}
