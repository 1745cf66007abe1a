import type { Category, CategoryWithAncestors } from '../../../openapi/generated/schema.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  path: string
  name: string
  imageUrl: string
  /** Of the products that stand in this category itself. */
  ownCount: number
}

/** The groups of the shop in the order of the rows, each with all that is below it and the products of all of it. */
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

/** The category at a path, with those above it from the root down. */
export function findByPath(tree: readonly Category[], path: string): CategoryWithAncestors | undefined {
  for (const category of tree) {
    if (category.path === path) return { ...category, ancestors: [] }
    const found = findByPath(category.children, path)
    const { id, name } = category
    if (found) return { ...found, ancestors: [{ id, path: category.path, name }, ...found.ancestors] }
  }
  return undefined
}
