import { useTranslation } from 'react-i18next'
import classes from './plain-submit.module.css'

/** The button that applies a form of the list where no script does it. */
export function PlainSubmit() {
  const { t } = useTranslation('lists')
  return (
    <button type="submit" className={classes.plain}>
      {t('apply')}
    </button>
  )
}
