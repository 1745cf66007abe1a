import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { categoriesView } from '../../../flows/app/categories-view.ts'
import { useApp, useAppActor } from '../../../flows/app/use-app.ts'
import { CategoryGroupsLoading } from './category-groups-loading.tsx'
import { CategoryGroup } from './category-group.tsx'
import classes from './category-groups.module.css'

/** The shop's top-level categories, with the loading, empty and error states. */
export function CategoryGroups() {
  const { t } = useTranslation(['home', 'shell'])
  const actor = useAppActor()
  const view = useApp(categoriesView)
  const categories = useApp((snapshot) => snapshot.context.categories)

  if (view === 'loading') return <CategoryGroupsLoading />
  if (view === 'empty') return <p>{t('categoriesEmpty')}</p>
  return (
    <>
      {view === 'failed' && (
        <FailedNotice
          message={t('categoriesFailed')}
          retryLabel={t('shell:retry')}
          onRetry={() => actor.send({ type: 'categories.retry' })}
        />
      )}
      {categories && (
        <ul className={classes.groups}>
          {categories.map((category) => (
            <CategoryGroup key={category.id} category={category} />
          ))}
        </ul>
      )}
    </>
  )
}
