import { useTranslation } from 'react-i18next'
import classes from './loading-overlay.module.css'

/** Shows a line along the upper edge and blocks clicks while an action is pending. */
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
