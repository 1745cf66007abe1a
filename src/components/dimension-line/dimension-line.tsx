import type { ReactNode } from 'react'
import classes from './dimension-line.module.css'

/** A measure drawn as a dimension line, between two end marks. */
export function DimensionLine({ isUpright, children }: { isUpright?: boolean; children: ReactNode }) {
  return (
    <div className={classes.line} data-upright={isUpright || undefined}>
      {children}
    </div>
  )
}
