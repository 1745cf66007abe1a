import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { Category } from '../../../../openapi/generated/schema.ts'
import { useApp } from '../../../flows/app/use-app.ts'
import { findCategory, type CategoryPlace } from '../../../lib/products/category-tree.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { paths } from '../../../lib/paths.ts'
import { writeFilters, type ProductFilters } from './product-filters.ts'
import classes from './sub-categories.module.css'

interface SubCategoriesProps {
  place: CategoryPlace | undefined
  filters: ProductFilters
  /** `chips`: a row that scrolls sideways, for phones. `list`: a column beside the products. */
  look: 'chips' | 'list'
}

/** Links to the subcategories or, if there are none, to the sibling categories. The links keep the filters. */
export function SubCategories({ place, filters, look }: SubCategoriesProps) {
  const { t } = useTranslation('products')
  const roots = useApp((snapshot) => snapshot.context.categories) ?? []
  const { whole, parts } = offeredCategories(place, roots)
  if (parts.length === 0) return null

  const search = writeFilters(filters)
  const link = (category: Category | undefined, label: string) => {
    const isHere = category?.id === place?.category.id
    return (
      <li key={category?.id ?? ''}>
        <Link
          className="quiet"
          to={{ pathname: generatePath(paths.productList, { categoryId: category?.id ?? null }), search }}
          aria-current={isHere ? 'page' : undefined}
        >
          {label}
          {category && look === 'list' && !filters.keyword && (
            <span>{formatNumber(category.productCount)}</span>
          )}
        </Link>
      </li>
    )
  }
  const name = whole ? t('subCategories') : t('categories')
  return (
    <nav className={classes[look]} aria-label={name}>
      {look === 'list' && <h2>{name}</h2>}
      <ul>
        {link(whole, t('wholeCategory'))}
        {parts.map((category) => link(category, category.name))}
      </ul>
    </nav>
  )
}

/** Offers the children of the current category or of its parent; otherwise the top-level categories. */
function offeredCategories(place: CategoryPlace | undefined, roots: Category[]) {
  if (!place) return { whole: undefined, parts: roots }
  const { category, ancestors } = place
  const parentId = ancestors.at(-1)?.id ?? ''
  const whole = category.children.length > 0 ? category : findCategory(roots, parentId)?.category
  return { whole, parts: whole?.children ?? roots }
}
