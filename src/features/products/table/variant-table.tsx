import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import type { TableSort } from '../list/product-filters.ts'
import type { ListedVariant } from '../read-variants.ts'
import { variantGroups } from './variant-groups.ts'
import type { VariantGroup } from './variant-groups.ts'
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

/** On a phone the rows of a product stand below its name, which stays in sight while they scroll. */
function GroupHead({ product }: Pick<VariantGroup, 'product'>) {
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={10}>
        <SmallPicture url={product.imageUrl} size={36} />
        {product.name}
      </th>
    </tr>
  )
}

interface ColumnHeadProps {
  label: string
  /** The sort orders of the column: upwards and, where there is one, downwards. */
  by?: readonly [TableSort] | readonly [TableSort, TableSort]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  isNumber?: boolean
}

/** The column whose head had the focus when its table went: the head of the next table takes it over. */
let focused: TableSort | undefined

/** The head of a column. Pressing it sorts by it, pressing it again turns the order round, or ends it. */
function ColumnHead({ label, by, sort, onSort, isNumber }: ColumnHeadProps) {
  const [up, down] = by ?? []
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    if (own && focused === up) {
      focused = undefined
      own.focus({ preventScroll: true })
    }
    return () => {
      if (own && document.activeElement === own) focused = up
    }
  }, [up])
  const direction = directionOf()
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th aria-sort={by && direction} data-number={isNumber || undefined}>
      {by ? (
        <button ref={button} type="button" className={classes.sort} onClick={() => onSort?.(nextOf())}>
          {label}
          <Arrow size={16} stroke={1.6} aria-hidden data-idle={direction === 'none' || undefined} />
        </button>
      ) : (
        label
      )}
    </th>
  )

  function directionOf() {
    if (sort !== undefined && sort === up) return 'ascending'
    return sort !== undefined && sort === down ? 'descending' : 'none'
  }
  function nextOf(): TableSort {
    if (direction === 'none') return up ?? 'recommended'
    return direction === 'ascending' && down ? down : 'recommended'
  }
}
