import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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
  /** Hears of each row that is marked: arrow keys mark one after the other. */
  onChange: (value: Value) => void
  /** Hears of a row that was decided for: pressed, or marked and then Space or Enter. */
  onChoose?: ((value: Value) => void) | undefined
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
  onChoose,
  ...group
}: ChoiceRowsProps<Value>) {
  // Browsers tell of a click for a row that an arrow key marks, too.
  const isArrow = useRef(false)
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
            {...(onChoose && {
              onPointerDown: () => (isArrow.current = false),
              onClick: () => !isArrow.current && onChoose(value),
              onKeyDown: (event: KeyboardEvent) => {
                isArrow.current = event.key.startsWith('Arrow')
                if (event.key !== 'Enter') return
                event.preventDefault()
                onChoose(value)
              },
              onKeyUp: () => (isArrow.current = false),
            })}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
