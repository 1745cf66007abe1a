import type { ReactNode } from 'react'
import { ActionButton } from '../action/action.tsx'
import { Overlay } from '../overlay/overlay.tsx'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Also called by the close button, Escape, back and a press outside. */
  onCancel: () => void
  isWaiting?: boolean | undefined
  /** Something that is asked for lacks. */
  isDisabled?: boolean | undefined
  /** Confirming destroys something. */
  isDanger?: boolean | undefined
  /** Only its buttons close it. Needed where confirming waits for a reply while the dialog is open. */
  persistent?: boolean | undefined
  children?: ReactNode
}

/** Asks before something is done that cannot be undone easily. */
export function ConfirmDialog({
  opened,
  title,
  children,
  isWaiting,
  isDisabled,
  isDanger,
  ...rest
}: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, persistent = false } = rest
  return (
    <Overlay opened={opened} title={title} onClose={onCancel} persistent={persistent}>
      <div className={`small ${classes.words}`}>{children}</div>
      <div className={classes.buttons}>
        <ActionButton onClick={onCancel} disabled={isWaiting}>
          {cancelLabel}
        </ActionButton>
        <ActionButton
          primary
          tone={isDanger ? 'danger' : undefined}
          onClick={onConfirm}
          disabled={isDisabled}
          isWaiting={isWaiting}
        >
          {confirmLabel}
        </ActionButton>
      </div>
    </Overlay>
  )
}
