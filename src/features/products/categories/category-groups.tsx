import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { Category } from '../../../../openapi/generated/schema.ts'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { categoriesView } from '../../../flows/app/categories-view.ts'
import { useApp, useAppFlowActor } from '../../../flows/app/use-app.ts'
import { paths } from '../../../lib/paths.ts'
import { pictureSet } from '../../../lib/products/picture-set.ts'
import classes from './category-groups.module.css'

/** The shop's top-level categories, with the loading, empty and error states. */
export function CategoryGroups() {
  const { t } = useTranslation(['home', 'products'])
  const actor = useAppFlowActor()
  const view = useApp(categoriesView)
  const categories = useApp((snapshot) => snapshot.context.categories)

  if (view === 'loading') return <CategoryGroupsLoading />
  if (view === 'empty')
    return <EmptyNotice title={t('products:noGoodsYet')} text={t('products:noGoodsYetText')} />
  return (
    <>
      {view === 'failed' && (
        <FailedNotice
          message={t('categoriesFailed')}
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

function CategoryGroup({ category }: { category: Category }) {
  const { t } = useTranslation('home')
  return (
    <li>
      <img
        src={category.imageUrl}
        {...pictureSet(category.imageUrl, '(min-width: 760px) 120px, 48px')}
        width={200}
        height={200}
        alt=""
        loading="lazy"
      />
      <div>
        <h3>
          <Link className="covers" to={generatePath(paths.productList, { categoryId: category.id })}>
            {category.name}
          </Link>
        </h3>
        <p className={classes.count}>{t('productCount', { count: category.productCount })}</p>
      </div>
    </li>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

function CategoryGroupsLoading() {
  return (
    <SkeletonGroup className={classes.groups}>
      {places.map((place) => (
        <div key={place}>
          <Skeleton className={classes.picture} />
          <Skeleton height={20} width="70%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
