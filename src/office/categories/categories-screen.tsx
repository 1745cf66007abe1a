import { Box, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeCategory } from '../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import table from '../parts/table.module.css'
import { useEdit } from '../hooks/use-edit.ts'
import { useRowFocus } from '../hooks/use-row-focus.ts'
import { useTitle } from '../hooks/use-title.ts'
import { readCategories } from './category-api.ts'
import { CategoryDialog, CategoryPicture, CategoryRemoval } from './category-dialog.tsx'
import { CategoryTable, type CategoryWish } from './category-table.tsx'

/** Menus show so many levels. */
const maxLevels = 3

/** What goods belong to: the menu of the shop. */
export function CategoriesScreen() {
  const { t } = useTranslation(['officeCategories', 'office'])
  const { view, retry, refresh } = useRecord('categories', 'all', readCategories)
  const edit = useEdit(refresh)
  const rows = useRowFocus<HTMLTableSectionElement>()
  const [open, setOpen] = useState<{ wish: CategoryWish; category?: OfficeCategory }>()
  useTitle(t('title'))
  const close = () => {
    edit.drop()
    setOpen(undefined)
  }
  const onSaved = () => {
    setOpen(undefined)
    refresh()
  }
  const categories = view.kind === 'shown' ? view.item.data : []
  const parts = { edit, onSaved, onClose: close, ...(open?.category && { category: open.category }) }
  return (
    <>
      <Group gap="8 12" mb={12}>
        <h1>{t('title')}</h1>
        <ActionLink isSmall to="/products">
          {t('office:products')}
        </ActionLink>
        {view.kind === 'shown' && (
          <Box component="span" ml="auto">
            <ActionButton primary onClick={() => setOpen({ wish: 'change' })}>
              {t('add')}
            </ActionButton>
          </Box>
        )}
      </Group>
      {view.kind !== 'shown' && <RecordFallback view={view} retry={retry} className={table.empty} />}
      {view.kind === 'shown' && categories.length === 0 && <p className={table.empty}>{t('none')}</p>}
      {categories.length > 0 && (
        <CategoryTable
          categories={categories}
          rows={rows}
          onWish={(wish, category) => {
            edit.drop()
            setOpen({ wish, category })
          }}
        />
      )}
      {open?.wish === 'change' && (
        <CategoryDialog {...parts} parents={categories.filter(({ depth }) => depth < maxLevels)} />
      )}
      {open?.wish === 'remove' && open.category && <CategoryRemoval {...parts} category={open.category} />}
      {open?.wish === 'picture' && open.category && <CategoryPicture {...parts} category={open.category} />}
    </>
  )
}
