import type { ReactNode } from 'react'
import classes from './buy-bar.module.css'

/** A phone's bottom bar with the page's main action. The snackbar stays above it. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-buy-bar>
      {children}
    </div>
  )
}
