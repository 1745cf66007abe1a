import { useTranslation } from 'react-i18next'
import classes from './optional-mark.module.css'

/** Marks a field that may stay empty, in a form whose other fields are required. */
export function OptionalMark({ isSeveral }: { isSeveral?: boolean | undefined }) {
  const { t } = useTranslation('parts')
  return <span className={classes.optional}> {t(isSeveral ? 'optionalSeveral' : 'optional')}</span>
}
