import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { useOnLive } from '../router/screen-arrival.tsx'
import classes from './screen-loading.module.css'

/** Shown when a screen's script cannot be loaded, for example after a new release; a reload fixes it. */
export function ScreenFailed() {
  // On the first page of a visit nothing else says so, and presses would be recorded for ever instead of being heard.
  useOnLive()
  const { t } = useTranslation()
  return (
    <div className={`wrap ${classes.loading}`}>
      <FailedNotice message={t('screenFailed')} onRetry={() => window.location.reload()} />
    </div>
  )
}
