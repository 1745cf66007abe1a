import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { CategoryGroups } from '../categories/category-groups.tsx'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'

/** The page for a category address that does not exist; it offers the existing categories. */
export function CategoryNotFound() {
  const { t } = useTranslation(['products', 'shell'])
  usePageMeta({ title: `${t('categoryNotFound')} · ${t('shell:brandTitle')}`, isMissing: true })
  return (
    <div className="wrap">
      <ScreenHeading title={t('categoryNotFound')}>{t('categoryNotFoundText')}</ScreenHeading>
      <h2 className="visually-hidden">{t('categories')}</h2>
      <CategoryGroups />
    </div>
  )
}
