import { useTranslation } from 'react-i18next'
import classes from './loading-overlay.module.css'

/** While an action is pending: a line along the upper edge, and clicks are blocked. */
export function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('parts')
  return (
    <div role="status" className={classes.place}>
      {isBusy && (
        <div className={classes.cover}>
          <span className="visually-hidden">{t('working')}</span>
        </div>
      )}
    </div>
  )
}
