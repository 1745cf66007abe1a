import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
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

export function ActionLink({ to, ...look }: Look & { to: string }) {
  return (
    <UnstyledButton component={Link} to={to} unstyled className={classes.action} {...asData(look)}>
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
}

export function ActionButton({ onClick, type = 'button', disabled, isWaiting, ...look }: ActionButtonProps) {
  return (
    <UnstyledButton
      unstyled
      type={isWaiting ? 'button' : type}
      className={classes.action}
      disabled={disabled}
      aria-disabled={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      onClick={isWaiting ? undefined : onClick}
      {...asData(look)}
      data-waiting={isWaiting || undefined}
    >
      {look.children}
    </UnstyledButton>
  )
}
