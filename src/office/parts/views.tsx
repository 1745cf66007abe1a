import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/formats/format-number.ts'
import classes from './views.module.css'

interface ViewsProps<View extends string> {
  label: string
  views: readonly View[]
  current: View
  to: (view: View) => string
  /** The words of a view, and how much it shows where that is known. */
  children: (view: View) => [words: string, count?: number | undefined]
}

/** Links to the views of one list, of which the address says one. */
export function Views<View extends string>({ label, views, current, to, children }: ViewsProps<View>) {
  return (
    <nav className={classes.views} aria-label={label}>
      {views.map((view) => {
        const [words, count] = children(view)
        return (
          <Link key={view} to={to(view)} aria-current={view === current ? 'page' : undefined}>
            {words} {count !== undefined && <i>{formatNumber(count)}</i>}
          </Link>
        )
      })}
    </nav>
  )
}
