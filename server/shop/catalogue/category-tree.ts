import type { Category, CategoryWithAncestors } from '../../../openapi/generated/schema.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  path: string
  name: string
  imageUrl: string
  /** Number of products directly in this category. */
  ownCount: number
}

/** The root categories in row order, each with its descendants and the product count of its whole subtree. */
export function categoryTree(rows: readonly CategoryRow[]): Category[] {
  const below = (parent: string | null): Category[] =>
    rows.filter(({ parentId }) => parentId === parent).map(toCategory)
  const toCategory = ({ id, path, name, imageUrl, ownCount }: CategoryRow): Category => {
    const children = below(id)
    const productCount = children.reduce((sum, child) => sum + child.productCount, ownCount)
    return { id, path, name, imageUrl, productCount, children }
  }
  return below(null)
}

/** The category at a path, with its ancestors from the root down. */
export function findByPath(tree: readonly Category[], path: string): CategoryWithAncestors | undefined {
  for (const category of tree) {
    if (category.path === path) return { ...category, ancestors: [] }
    const found = findByPath(category.children, path)
    const { id, name } = category
    if (found) return { ...found, ancestors: [{ id, path: category.path, name }, ...found.ancestors] }
  }
  return undefined
}
