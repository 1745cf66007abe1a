import type { ReactNode } from 'react'
import classes from './parts-page.module.css'

interface PartProps {
  /** The name in the code. */
  name: string
  options?: ReactNode
  children: ReactNode
}

/** One component with the panel of its options. */
export function Part({ name, options, children }: PartProps) {
  return (
    <section className={classes.part} id={name} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>
        <code>{name}</code>
      </h2>
      <div className={classes.bench}>
        <div className={`stack ${classes.shown}`}>{children}</div>
        {options}
      </div>
    </section>
  )
}
