import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './room-tabs.module.css'

export interface RoomTab {
  to: string
  label: string
  /** One word for the tab of a phone. */
  shortLabel?: string | undefined
  icon?: ReactNode
  isCurrent: boolean
}

interface RoomTabsProps {
  label: string
  tabs: readonly RoomTab[]
  /** Stands above the list on a wide page: whose account it is. */
  head?: ReactNode
  /** Stands below the list on a wide page: a button that looks like another tab. */
  foot?: ReactNode
}

/** Links to the parts of an account: tabs on a phone, a list at the left side of a wide page. */
export function RoomTabs({ label, tabs, head, foot }: RoomTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {head && <div className={classes.head}>{head}</div>}
      <ul>
        {tabs.map(({ to, label: name, shortLabel, icon, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
              {icon}
              <span className={classes.long}>{name}</span>
              <span className={classes.short}>{shortLabel ?? name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {foot && <div className={classes.foot}>{foot}</div>}
    </nav>
  )
}
