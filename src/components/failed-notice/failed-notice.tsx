import { useTranslation } from 'react-i18next'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { ActionButton } from '../action/action.tsx'
import { Notice } from '../notice/notice.tsx'
import classes from './failed-notice.module.css'

interface FailedNoticeProps {
  message: string
  /** What the button says when it does more than try again. */
  retryLabel?: string
  onRetry: () => void
}

/** An error message with a retry button. A page that the server can only send with one says so to search engines by its status. */
export function FailedNotice({ message, retryLabel, onRetry }: FailedNoticeProps) {
  const { t } = useTranslation('parts')
  usePageMeta({ isUnread: true })
  return (
    <Notice tone="wrong">
      <div className={classes.row}>
        <p>{message}</p>
        <ActionButton onClick={onRetry}>{retryLabel ?? t('retry')}</ActionButton>
      </div>
    </Notice>
  )
}
