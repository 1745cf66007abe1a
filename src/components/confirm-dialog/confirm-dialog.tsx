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
  /** The answer is on its way: until it has come, nothing closes the dialog. */
  isWaiting?: boolean | undefined
  /** Something that the dialog asks for is still missing. */
  isDisabled?: boolean | undefined
  /** Confirming destroys something. */
  isDanger?: boolean | undefined
  /** As with `Overlay`. */
  isInAddress?: boolean
  children?: ReactNode
}

/** Asks before something is done that cannot be undone easily. */
export function ConfirmDialog({
  opened,
  title,
  children,
  isWaiting = false,
  isDisabled,
  isDanger,
  isInAddress = false,
  ...rest
}: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel } = rest
  return (
    <Overlay
      opened={opened}
      title={title}
      onClose={onCancel}
      persistent={isWaiting}
      isInAddress={isInAddress}
    >
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
