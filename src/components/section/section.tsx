import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './section.module.css'

/** A section of a page with a dividing line, a heading and an optional link. */
export function Section({
  title,
  wayOn,
  children,
}: {
  title: string
  wayOn?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {wayOn && <Link to={wayOn.to}>{wayOn.label}</Link>}
      </div>
      {children}
    </section>
  )
}
