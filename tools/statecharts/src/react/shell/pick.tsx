import type { ReactNode } from 'react'
import classes from './pick.module.css'

interface PickProps {
  label: string
  value: string
  onPick: (value: string) => void
  /** Where it stands. */
  className: string | undefined
  children: ReactNode
}

/** A choice from a list, with its name before it. */
export function Pick({ label, value, onPick, className, children }: PickProps) {
  return (
    <label className={`${classes.pick} ${className}`}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </select>
    </label>
  )
}
