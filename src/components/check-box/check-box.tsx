import { useUncontrolled } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import { FieldError, RequiredMark } from '../field-frame/field-words.tsx'
import classes from './check-box.module.css'
import { Tick } from './tick.tsx'

interface CheckBoxProps {
  name: string
  label: ReactNode
  value?: boolean | undefined
  defaultValue?: boolean | undefined
  onChange: (value: boolean) => void
  error?: ReactNode
  isRequired?: boolean | undefined
  hint?: ReactNode
  disabled?: boolean | undefined
  'data-path'?: string
}

export function CheckBox({ name, label, error, isRequired, hint, disabled, ...control }: CheckBoxProps) {
  const id = useId()
  const { value, defaultValue, onChange, 'data-path': path } = control
  const [isChecked, setChecked] = useUncontrolled({ value, defaultValue, finalValue: false, onChange })
  const ids = { hint: `${id}-hint`, error: `${id}-error` }
  return (
    <div>
      <label className={classes.row}>
        <Tick
          name={name}
          checked={isChecked}
          disabled={disabled}
          onChange={(event) => setChecked(event.target.checked)}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
          data-path={path}
        />
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      <div className={classes.below}>
        {hint && (
          <p id={ids.hint} className={classes.hint}>
            {hint}
          </p>
        )}
        <FieldError id={ids.error}>{error}</FieldError>
      </div>
    </div>
  )
}
