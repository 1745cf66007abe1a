import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SnackbarMessage } from '../../../machines/snackbar/snackbar.machine.ts'
import classes from './snackbar.module.css'

/** The one short message at the foot of the page, above the buy bar where there is one. */
export function Snackbar({ message }: { message: SnackbarMessage | undefined }) {
  const translate = useMessage()
  const Icon = message?.tone === 'failure' ? IconAlertTriangle : IconCheck
  return (
    // Always on the page: what is put into a region that stands is read aloud.
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

/** The message comes from a flow, as `namespace:key`: no typed key, so that it is looked up as data. */
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
