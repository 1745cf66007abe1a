import type { ReactNode } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps {
  /** Describes the button's action for screen readers and in the tooltip. */
  label: string
  onClick: () => void
  children: ReactNode
  disabled?: boolean | undefined
  /** The state of a toggle button, such as a button that shows a password. */
  isPressed?: boolean
}

/** A button with an icon and no text: share, close, clear, next. */
export function IconButton({ label, onClick, children, disabled, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
