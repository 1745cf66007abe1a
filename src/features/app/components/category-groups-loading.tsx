import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './category-groups.module.css'

const places = ['1', '2', '3', '4', '5', '6']

export function CategoryGroupsLoading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('pageLoading')}>
      <ul className={classes.groups} aria-hidden>
        {places.map((place) => (
          <li key={place}>
            <Skeleton className={classes.picture} radius={2} />
            <Skeleton height={24} width="70%" radius={2} />
          </li>
        ))}
      </ul>
    </div>
  )
}
