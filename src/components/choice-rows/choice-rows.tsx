import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { OptionalMark } from '../optional-mark/optional-mark.tsx'
import classes from './choice-rows.module.css'

interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** Stands at the right end of the row: a price, an icon. */
  aside?: ReactNode
  /** Why the option cannot be chosen. It stays visible. */
  reason?: ReactNode
}

interface ChoiceRowsProps<Value extends string> {
  name: string
  label: string
  options: readonly Choice<Value>[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange: (value: Value) => void
  error?: ReactNode
  hideLabel?: boolean | undefined
  isRequired?: boolean | undefined
  isOptional?: boolean | undefined
  /** Two rows stand side by side where there is room. */
  isPair?: boolean | undefined
  disabled?: boolean | undefined
  'data-path'?: string
}

/** Rows of which one is chosen: the kind of buyer, an address, a way to pay. */
export function ChoiceRows<Value extends string>({
  label,
  options,
  hideLabel,
  isRequired,
  isOptional,
  isPair,
  disabled,
  'data-path': path,
  ...group
}: ChoiceRowsProps<Value>) {
  return (
    <Radio.Group<Value>
      {...group}
      label={isOptional ? [label, <OptionalMark key="mark" />] : label}
      labelProps={hideLabel ? { className: 'visually-hidden' } : undefined}
      withAsterisk={isRequired}
    >
      <div className={classes.rows} data-pair={isPair || undefined}>
        {options.map(({ value, label: name, note, aside, reason }) => (
          <Radio
            key={value}
            value={value}
            variant="outline"
            label={
              <>
                <span>{name}</span>
                {aside && <span className={classes.aside}>{aside}</span>}
              </>
            }
            description={
              (note || reason) && (
                <>
                  <span>{note}</span>
                  <span>{reason}</span>
                </>
              )
            }
            disabled={disabled || Boolean(reason)}
            required={isRequired}
            classNames={classes}
            data-path={path}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
