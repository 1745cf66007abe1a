import { IconAlertTriangle } from '@tabler/icons-react'
import { ActionButton } from '../action/action.tsx'
import classes from './failed-notice.module.css'

/** An error message with a retry button. */
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
