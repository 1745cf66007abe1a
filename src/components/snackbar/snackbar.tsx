import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SnackbarMessage } from '../../../machines/snackbar/snackbar.machine.ts'
import classes from './snackbar.module.css'

/** Shows a single short message at the bottom of the page, above the buy bar if there is one. */
export function Snackbar({ message }: { message: SnackbarMessage | undefined }) {
  const translate = useMessage()
  const Icon = message?.tone === 'failure' ? IconAlertTriangle : IconCheck
  return (
    // Always rendered, because screen readers announce text that is added to an existing live region.
    <div role="status" className={classes.place}>
      {message && (
        <div className={classes.snackbar}>
          <Icon stroke={1.6} aria-hidden />
          <span>{translate(message)}</span>
        </div>
      )}
    </div>
  )
}

/** A flow sends the message as an untyped `namespace:key`, so the text is looked up as data. */
function useMessage(): (message: SnackbarMessage) => string {
  const { i18n } = useTranslation()
  return ({ key, values = {} }) => {
    const [namespace = '', name = ''] = key.split(':')
    const words: unknown = i18n.getResource(i18n.language, namespace, name)
    return typeof words === 'string'
      ? i18n.services.interpolator.interpolate(words, values, i18n.language, {})
      : key
  }
}
