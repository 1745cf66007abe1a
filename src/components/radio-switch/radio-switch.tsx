import classes from './radio-switch.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
}

interface RadioSwitchProps<Value extends string> {
  name: string
  label: string
  options: readonly [Option<Value>, Option<Value>]
  value: Value
  onChange: (value: Value) => void
}

/** Two radio buttons that look like one switch. */
export const RadioSwitch = <Value extends string>({ label, options, ...props }: RadioSwitchProps<Value>) => (
  <div className={classes.switch} role="radiogroup" aria-label={label}>
    {options.map((one) => (
      <label key={one.value}>
        <input
          type="radio"
          name={props.name}
          className="unseen"
          checked={props.value === one.value}
          onChange={() => props.onChange(one.value)}
        />
        {one.label}
      </label>
    ))}
  </div>
)
