import { IconAlertTriangle } from '@tabler/icons-react'
import { usePageMeta } from '../../lib/page-flows.ts'
import { ActionButton } from '../action/action.tsx'
import classes from './failed-notice.module.css'

/** An error message with a retry button. A page that the server can only send with one says so to search engines by its status. */
export function FailedNotice({
  message,
  retryLabel,
  onRetry,
}: {
  message: string
  retryLabel: string
  onRetry: () => void
}) {
  usePageMeta({ isUnread: true })
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertTriangle stroke={1.6} aria-hidden />
      <p>{message}</p>
      <ActionButton onClick={onRetry}>{retryLabel}</ActionButton>
    </div>
  )
}
