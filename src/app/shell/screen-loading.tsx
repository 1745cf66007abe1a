import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './screen-loading.module.css'

/** While a screen's script is on its way: the shape of a heading and a paragraph. */
export function ScreenLoading() {
  const { t } = useTranslation()
  return (
    <div className={`wrap ${classes.loading}`} role="status" aria-label={t('pageLoading')}>
      <Skeleton height={40} width="min(20ch, 70%)" radius={2} />
      <Skeleton height={20} width="min(48ch, 100%)" radius={2} />
      <Skeleton height={240} radius={2} />
    </div>
  )
}
