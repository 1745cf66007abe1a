import type { ReactNode } from 'react'
import classes from './dimension-line.module.css'

/** A measure drawn as a dimension line, between two end marks. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
