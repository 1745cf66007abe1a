import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './mark.module.css'

interface MarkProps {
  icon?: Icon
  /** Quiet without one; `full` is for what is wrong among much that is marked. */
  tone?: 'good' | 'notice' | 'wrong' | 'full'
  children: ReactNode
}

/** A state as a shape, a word and a tint. */
export function Mark({ icon: Shape, tone, children }: MarkProps) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {Shape && <Shape size={14} stroke={1.8} aria-hidden />}
      {children}
    </span>
  )
}
