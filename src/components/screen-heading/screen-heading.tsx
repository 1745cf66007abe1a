import type { ReactNode } from 'react'
import classes from './screen-heading.module.css'

/** The title of a screen, which takes the focus when the screen opens, and an optional sentence of help. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  )
}
