import { useId, type ReactNode } from 'react'
import classes from './bill.module.css'

export interface BillLine {
  name: string
  value: ReactNode
  /** `quiet` for a value that is not an amount yet; `saved` for an amount that the shopper saves. */
  tone?: 'quiet' | 'saved' | undefined
}

interface BillProps {
  title?: string
  /** Names the bill for screen readers if no title is shown. */
  label?: string
  /** What stands above the amounts: the products of an order. */
  goods?: ReactNode
  lines: readonly BillLine[]
  total: { name: string; value: ReactNode }
  /** A remark about the total: whether it includes VAT. */
  note?: ReactNode
  /** The actions below the total. */
  children?: ReactNode
}

/** Amounts with dotted leaders and their total. Every total of the shop is shown on a bill. */
export function Bill({ title, label, goods, lines, total, note, children }: BillProps) {
  const titleId = useId()
  return (
    <section
      className={classes.bill}
      aria-label={title === undefined ? label : undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <h2 id={titleId} className={`h3 ${classes.title}`}>
          {title}
        </h2>
      )}
      {goods}
      <dl className={classes.lines}>
        {lines.map(({ name, value, tone }) => (
          <div key={name} className={classes.line} data-tone={tone}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
        <div className={classes.sum}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {note !== undefined && <p className="note">{note}</p>}
      {children !== undefined && <div className={classes.after}>{children}</div>}
    </section>
  )
}
