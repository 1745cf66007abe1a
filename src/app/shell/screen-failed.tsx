import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import classes from './screen-loading.module.css'

/** A screen whose script did not come, after a new version of the shop for one: a reload brings it. */
export function ScreenFailed() {
  const { t } = useTranslation()
  return (
    <div className={`wrap ${classes.loading}`}>
      <FailedNotice
        message={t('screenFailed')}
        retryLabel={t('retry')}
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
