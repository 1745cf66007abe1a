import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './action.module.css'

interface Look {
  /** The one red button of a screen: the one that moves the order on. */
  primary?: boolean
  children: ReactNode
}

const asData = (primary: boolean | undefined) => (primary ? { 'data-primary': true } : {})

export function ActionLink({ to, primary, children }: Look & { to: string }) {
  return (
    <Button component={Link} to={to} unstyled className={classes.action} {...asData(primary)}>
      {children}
    </Button>
  )
}

export function ActionButton({ onClick, primary, children }: Look & { onClick: () => void }) {
  return (
    <Button unstyled className={classes.action} onClick={onClick} {...asData(primary)}>
      {children}
    </Button>
  )
}
