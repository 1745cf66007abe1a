import { UnstyledButton } from '@mantine/core'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import classes from './action.module.css'

interface Look {
  /** Makes this the only red button of the screen, which advances the order. */
  primary?: boolean | undefined
  /**
   * `line` gives a LINE action a green edge; `quiet` underlines the label of a less important action; `danger`
   * colours an action that destroys something.
   */
  tone?: 'line' | 'quiet' | 'danger' | undefined
  isSmall?: boolean | undefined
  isFull?: boolean | undefined
  children: ReactNode
}

const asData = ({ primary, tone, isSmall, isFull }: Look) => ({
  'data-primary': primary || undefined,
  'data-tone': tone,
  'data-small': isSmall || undefined,
  'data-full': isFull || undefined,
})

interface ActionLinkProps extends Look {
  to: To
  onClick?: MouseEventHandler
  /** While pending: a moving line replaces the label, and the width stays. */
  isWaiting?: boolean | undefined
  /** Saves the file at the address under this name. */
  download?: string
}

export function ActionLink({ to, onClick, isWaiting, download, ...look }: ActionLinkProps) {
  return (
    <UnstyledButton
      component={Link}
      to={to}
      download={download}
      reloadDocument={download !== undefined}
      unstyled
      className={classes.action}
      aria-busy={isWaiting || undefined}
      onClick={onClick}
      {...asData(look)}
      data-waiting={isWaiting || undefined}
    >
      {look.children}
    </UnstyledButton>
  )
}

interface ActionButtonProps extends Look {
  onClick?: () => void
  type?: 'button' | 'submit'
  disabled?: boolean | undefined
  /** While pending: a moving line replaces the label, the width stays, and further clicks are ignored. */
  isWaiting?: boolean | undefined
  /** Whether the part of the page that it folds is open. */
  isExpanded?: boolean | undefined
}

export function ActionButton({
  onClick,
  type = 'button',
  disabled,
  isWaiting,
  isExpanded,
  ...look
}: ActionButtonProps) {
  return (
    <UnstyledButton
      unstyled
      type={isWaiting ? 'button' : type}
      className={classes.action}
      disabled={disabled}
      aria-disabled={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      aria-expanded={isExpanded}
      onClick={isWaiting ? undefined : onClick}
      {...asData(look)}
      data-waiting={isWaiting || undefined}
    >
      {look.children}
    </UnstyledButton>
  )
}
