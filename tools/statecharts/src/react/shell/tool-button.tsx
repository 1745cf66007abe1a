import type { Icon } from '../shell/icons.tsx'
import type { ReactNode } from 'react'
import classes from './tool-button.module.css'

interface ToolButtonProps {
  /** Its name, for a button that shows only an icon. */
  label?: string | undefined
  icon?: Icon
  tone?: 'plain' | 'ink' | 'go' | undefined
  isPressed?: boolean
  isDisabled?: boolean
  onClick: () => void
  children?: ReactNode
}

/** A button of the gallery. A pressed one is dark. */
export function ToolButton({
  label,
  icon: Sign,
  tone,
  isPressed,
  isDisabled,
  onClick,
  children,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      {Sign && <Sign size={17} stroke={1.8} aria-hidden />}
      {children}
    </button>
  )
}
