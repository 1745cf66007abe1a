import { useTranslation } from 'react-i18next'
import type { TableSort } from '../list/product-filters.ts'
import type { ListedVariant } from '../read-variants.ts'
import { ColumnHead } from './column-head.tsx'
import { GroupHead } from './group-head.tsx'
import { variantGroups } from './variant-groups.ts'
import { VariantRow } from './variant-row.tsx'
import classes from './variant-table.module.css'

interface VariantTableProps {
  variants: ListedVariant[]
  sort: TableSort
  onSort: (sort: TableSort) => void
}

/** One row a variant, with its price, a quantity and a button. On a phone each row becomes a block of two lines. */
export function VariantTable({ variants, sort, onSort }: VariantTableProps) {
  const { t } = useTranslation(['lists', 'products'])
  const head = { sort, onSort }
  return (
    <table className={classes.table} aria-label={t('products:products')}>
      <thead>
        <tr>
          <th className={classes.check}>
            <span className="visually-hidden">{t('compare')}</span>
          </th>
          <th className={classes.picture}>
            <span className="visually-hidden">{t('picture')}</span>
          </th>
          <ColumnHead label={t('product')} />
          <ColumnHead label={t('products:size')} by={['size']} {...head} />
          <ColumnHead label={t('thickness')} by={['thickness']} {...head} />
          <ColumnHead label={t('weight')} by={['weight']} {...head} isNumber />
          <ColumnHead label={t('stock')} />
          <ColumnHead label={t('price')} by={['priceAsc', 'priceDesc']} {...head} isNumber />
          <ColumnHead label={t('quantity')} />
          <th>
            <span className="visually-hidden">{t('products:addToCart')}</span>
          </th>
        </tr>
      </thead>
      {variantGroups(variants).map((group) => (
        <tbody key={group.variants[0]?.id}>
          <GroupHead product={group.product} />
          {group.variants.map((variant) => (
            <VariantRow key={variant.id} variant={variant} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
