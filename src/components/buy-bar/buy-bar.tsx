import type { ReactNode } from 'react'
import classes from './buy-bar.module.css'

/** The page's action under the thumb, on a phone. The snackbar finds it and stays above. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-buy-bar>
      {children}
    </div>
  )
}
