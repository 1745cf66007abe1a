import { IconAlertTriangle } from '@tabler/icons-react'
import { ActionButton } from '../action/action.tsx'
import classes from './failed-notice.module.css'

/** What did not work, in words, and the way to try again. */
export function FailedNotice({
  message,
  retryLabel,
  onRetry,
}: {
  message: string
  retryLabel: string
  onRetry: () => void
}) {
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertTriangle stroke={1.6} aria-hidden />
      <p>{message}</p>
      <ActionButton onClick={onRetry}>{retryLabel}</ActionButton>
    </div>
  )
}
