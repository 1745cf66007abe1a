import type { ReactNode } from 'react'
import classes from './dimension-line.module.css'

/** How the house says a size: the measure, between the two ends of what it measures. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
