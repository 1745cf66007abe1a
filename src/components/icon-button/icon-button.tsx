import type { ReactNode } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  onClick: () => void
  children: ReactNode
  disabled?: boolean | undefined
  /** For a button that stays down, such as one that shows a password. */
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
