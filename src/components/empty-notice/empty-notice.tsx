import type { ReactNode } from 'react'
import classes from './empty-notice.module.css'

interface EmptyNoticeProps {
  /** A drawing in a muted colour. */
  picture?: ReactNode
  title: string
  /** One sentence that helps the shopper. */
  text?: string
  /** Links or buttons that let the shopper continue. */
  children?: ReactNode
}

/** Shown when there is nothing to list, with a link to continue. */
export function EmptyNotice({ picture, title, text, children }: EmptyNoticeProps) {
  return (
    <div className={classes.empty}>
      {picture && (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <p className="h3">{title}</p>
      {text && <p className={`small ${classes.text}`}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
