import { useId, type ReactNode } from 'react'
import classes from './choice-rows.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** Stands at the right end of the row: a price, an icon. */
  aside?: ReactNode
  /** Why the option cannot be chosen. It stays visible. */
  reason?: ReactNode
}

interface ChoiceRowProps {
  name: string
  option: Choice<string>
  isChosen: boolean
  onChoose: () => void
  disabled: boolean | undefined
  path: string | undefined
}

export function ChoiceRow({ name, option, isChosen, onChoose, disabled, path }: ChoiceRowProps) {
  const id = useId()
  const parts = { label: `${id}-label`, note: `${id}-note`, aside: `${id}-aside`, reason: `${id}-reason` }
  const { value, label, note, aside, reason } = option
  const described = [note && parts.note, aside && parts.aside, reason && parts.reason].filter(Boolean)
  return (
    <label className={classes.row} data-impossible={Boolean(reason) || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled || Boolean(reason)}
        onChange={onChoose}
        aria-labelledby={parts.label}
        aria-describedby={described.join(' ') || undefined}
        data-path={path}
      />
      <span className={classes.words}>
        <span id={parts.label} className={classes.label}>
          {label}
        </span>
        {note && (
          <span id={parts.note} className={classes.note}>
            {note}
          </span>
        )}
        {reason && (
          <span id={parts.reason} className={classes.note}>
            {reason}
          </span>
        )}
      </span>
      {aside && (
        <span id={parts.aside} className={classes.aside}>
          {aside}
        </span>
      )}
    </label>
  )
}
