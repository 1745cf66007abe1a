import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import classes from './screen-loading.module.css'

/** Shown when a screen's script cannot be loaded, for example after a new release; a reload fixes it. */
export function ScreenFailed() {
  const { t } = useTranslation()
  return (
    <div className={`wrap ${classes.loading}`}>
      <FailedNotice message={t('screenFailed')} onRetry={() => window.location.reload()} />
    </div>
  )
}
