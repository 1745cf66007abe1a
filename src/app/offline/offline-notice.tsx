import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './offline-notice.module.css'

function follow(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that there is no network; a page that was kept stays marked as such until it is loaded again. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  const isCached = 'cached' in document.documentElement.dataset
  return (
    <div role="status" className={classes.notice}>
      {!isOnline && <p>{t(isCached ? 'offlineCached' : 'offline')}</p>}
      {isOnline && isCached && (
        <p>
          {t('onlineAgain')}{' '}
          <button type="button" className="text-button" onClick={() => location.reload()}>
            {t('loadAgain')}
          </button>
        </p>
      )}
    </div>
  )
}
