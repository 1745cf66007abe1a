import type { ReactNode } from 'react'
import classes from './ruler.module.css'

const ticks = Array.from({ length: 60 }, (_, index) => index + 1)

interface CountdownRulerProps {
  seconds: number
  /** The seconds at the start of the countdown, when the ruler is full. */
  total: number
  /** Says what happens at the end, and in how many seconds. */
  label: ReactNode
  /** Stands at the right end under the ruler. */
  note?: ReactNode
}

/** A ruler of sixty ticks that empties while time passes. */
export function CountdownRuler({ seconds, total, label, note }: CountdownRulerProps) {
  const left = total > 0 ? Math.ceil((seconds / total) * ticks.length) : 0
  return (
    <div>
      <div className={classes.ticks} aria-hidden>
        {ticks.map((tick) => (
          <i key={tick} data-gone={tick > left || undefined} />
        ))}
      </div>
      <div role="timer" className={classes.words}>
        <span>{label}</span>
        {note && <span className="note">{note}</span>}
      </div>
    </div>
  )
}
