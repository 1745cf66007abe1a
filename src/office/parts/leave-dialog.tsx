import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { isUnsaved, isUnsavedInList, skipsUnsavedPrompt } from '../hooks/use-ask-before-leaving.ts'

interface AskToLeaveProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before what is not saved is lost. */
export function AskToLeave({ opened, onStay, onLeave }: AskToLeaveProps) {
  const { t } = useTranslation('office')
  return (
    <ConfirmDialog
      opened={opened}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
      onCancel={onStay}
      isDanger
      // A place of its own in the history would be in the way of who goes back.
      isInAddress
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}

/** Asks for all parts of the page, because a router has one blocker. */
export function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      to.state !== skipsUnsavedPrompt &&
      (from.pathname === to.pathname ? from.search !== to.search && isUnsavedInList() : isUnsaved()),
  )
  return (
    <AskToLeave
      opened={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
