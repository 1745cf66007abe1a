import { lazy, Suspense, useState } from 'react'
import classes from './comparison-bar.module.css'
import { useComparison } from './comparison.ts'

const ComparisonTools = lazy(() => import('./comparison-tools.tsx'))

/** The bar at the foot of the list. Most visits compare nothing, and never load what it holds. */
export function ComparisonBar() {
  const chosen = useComparison()
  const [isWanted, setIsWanted] = useState(false)
  if (chosen.length > 0 && !isWanted) setIsWanted(true)
  return (
    <div className={classes.place} role="status">
      {isWanted && (
        <Suspense>
          <ComparisonTools chosen={chosen} />
        </Suspense>
      )}
    </div>
  )
}
