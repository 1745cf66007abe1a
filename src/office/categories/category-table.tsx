import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeCategory } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { SmallPicture } from '../../components/small-picture/small-picture.tsx'
import table from '../parts/table.module.css'
import classes from './category-table.module.css'

export type CategoryWish = 'change' | 'picture' | 'remove'

interface CategoryTableProps {
  categories: readonly OfficeCategory[]
  rows: RefObject<HTMLTableSectionElement | null>
  onWish: (wish: CategoryWish, category: OfficeCategory) => void
}

export function CategoryTable({ categories, rows, onWish }: CategoryTableProps) {
  const { t } = useTranslation('officeCategories')
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('name')}</th>
          <th>{t('pathEnd')}</th>
          <th className={table.right}>{t('products')}</th>
          <th>
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {categories.map((category) => (
          <tr key={category.id}>
            <td>
              <div className={classes.name} data-depth={category.depth}>
                <SmallPicture url={category.imageUrl} size={44} />
                <span>
                  <b lang="th">{category.name.th}</b>
                  <small lang="en">{category.name.en}</small>
                </span>
              </div>
            </td>
            <td className={table.quiet}>{category.path.split('.').at(-1)}</td>
            <td className={table.right}>{formatNumber(category.products)}</td>
            <td className={`${table.right} ${classes.actions}`}>
              {(['change', 'picture', 'remove'] as const).map(
                (wish) =>
                  (wish !== 'remove' || category.isEmpty) && (
                    <ActionButton key={wish} isSmall onClick={() => onWish(wish, category)}>
                      {t(wish === 'change' ? 'rename' : wish)}{' '}
                      <span className="visually-hidden">{category.name.th}</span>
                    </ActionButton>
                  ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
