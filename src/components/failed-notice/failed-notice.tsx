import { usePageMeta } from '../../lib/page-flows.ts'
import { ActionButton } from '../action/action.tsx'
import { Notice } from '../notice/notice.tsx'
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
    <Notice tone="wrong">
      <div className={classes.row}>
        <p>{message}</p>
        <ActionButton onClick={onRetry}>{retryLabel}</ActionButton>
      </div>
    </Notice>
  )
}
