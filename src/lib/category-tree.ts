import type { Category } from '../../openapi/generated/schema.ts'

export interface CategoryPlace {
  category: Category
  /** From the root down. */
  ancestors: Category[]
}

/** Where a category stands in the tree, known by its id or by its path. */
export function findCategory(
  categories: readonly Category[],
  idOrPath: string,
  ancestors: Category[] = [],
): CategoryPlace | undefined {
  for (const category of categories) {
    if (category.id === idOrPath || category.path === idOrPath) return { category, ancestors }
    const below = findCategory(category.children, idOrPath, [...ancestors, category])
    if (below) return below
  }
  return undefined
}
