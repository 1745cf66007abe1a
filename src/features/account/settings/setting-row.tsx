import type { ReactNode } from 'react'
import classes from './settings.module.css'

/** What can be done, what it means, and its button. */
export function SettingRow({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <div>
        <p className={classes.lineTitle}>{title}</p>
        <p className="note">{note}</p>
      </div>
      {children}
    </div>
  )
}
