import { useId, type ReactNode } from 'react'
import classes from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  const ids = { label: `${id}-label`, note: `${id}-note` }
  return (
    <label className={classes.row}>
      <span className={classes.words}>
        <span id={ids.label} className={classes.label}>
          {label}
        </span>
        {note && (
          <span id={ids.note} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        // It keeps the focus while a change is being saved, which `disabled` would take away.
        aria-disabled={disabled || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.target.checked)
        }}
        aria-labelledby={ids.label}
        aria-describedby={note ? ids.note : undefined}
      />
    </label>
  )
}
