import type { ReactNode } from 'react'
import classes from './data-rows.module.css'

export interface DataRow {
  name: string
  value: ReactNode
  /** A link or a small button at the right end. */
  action?: ReactNode
}

/** What is known, row by row: its name, its value and what can be done about it. */
export function DataRows({ rows }: { rows: readonly DataRow[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ name, value, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {action && <dd className={classes.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
