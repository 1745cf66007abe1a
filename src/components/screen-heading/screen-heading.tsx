import type { ReactNode } from 'react'
import classes from './screen-heading.module.css'

/** The name of a screen, which takes the focus when one arrives, and a sentence that helps. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  )
}
