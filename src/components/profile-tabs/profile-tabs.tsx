import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './profile-tabs.module.css'

export interface ProfileTabLink {
  to: string
  label: string
  /** One word for the tab of a phone. */
  shortLabel?: string | undefined
  icon?: ReactNode
  isCurrent: boolean
}

interface ProfileTabsProps {
  label: string
  tabs: readonly ProfileTabLink[]
  /** Stands above the list on a wide page: whose account it is. */
  head?: ReactNode
  /** Stands below the list on a wide page: a button that looks like another tab. */
  foot?: ReactNode
}

/** Links to the parts of an account: tabs on a phone, a list at the left side of a wide page. */
export function ProfileTabs({ label, tabs, head, foot }: ProfileTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {head && <div className={classes.head}>{head}</div>}
      <ul>
        {tabs.map(({ to, label: name, shortLabel, icon, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
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
