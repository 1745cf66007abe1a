import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton/skeleton.tsx'
import layout from './product-page.module.css'
import classes from './product-loading.module.css'

/** The placeholder for a product page that is loading. */
export function ProductLoading() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('productDetail')}
      </h1>
      <SkeletonGroup>
        <div className={classes.crumbs}>
          <Skeleton height={16} width={220} />
        </div>
        <div className={layout.product}>
          <div className={classes.stage}>
            <Skeleton height="100%" />
          </div>
          <div className={classes.panel}>
            <Skeleton height={36} width="80%" />
            <Skeleton height={20} width="50%" />
            <Skeleton height={44} width="45%" />
            <Skeleton height={90} />
            <Skeleton height={260} />
            <Skeleton height={52} />
            <SkeletonText lines={4} />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}
