import { useId, type ReactNode } from 'react'
import classes from './run.module.css'

interface PanelProps {
  title: string
  note?: string
  children: ReactNode
}

/** One part of the column that tells of the run. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2>
        <b id={id}>{title}</b>
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
