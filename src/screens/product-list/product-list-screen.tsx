import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { CategoryGroups } from '../../features/app/components/category-groups.tsx'
import { useApp } from '../../features/app/use-app.ts'

export default function ProductListScreen() {
  const { t } = useTranslation('screens')
  const { categoryId } = useParams()
  const category = useApp((snapshot) => snapshot.context.categories?.find(({ id }) => id === categoryId))
  return (
    <div className="wrap">
      <ScreenHeading title={category?.name ?? t('productList')}>{t('productListText')}</ScreenHeading>
      <CategoryGroups />
    </div>
  )
}
