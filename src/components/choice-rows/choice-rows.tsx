import { useUncontrolled } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ChoiceFrame } from '../field-frame/choice-frame.tsx'
import { ChoiceRow, type Choice } from './choice-row.tsx'
import classes from './choice-rows.module.css'

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
  name,
  options,
  value,
  defaultValue,
  onChange,
  isPair,
  disabled,
  'data-path': path,
  ...frame
}: ChoiceRowsProps<Value>) {
  const [chosen, choose] = useUncontrolled<Value | ''>({
    value,
    defaultValue,
    finalValue: '',
    onChange: (next) => next !== '' && onChange(next),
  })
  const isOpen = (option: Choice<Value>) => !option.reason
  const focusable =
    options.find((option) => isOpen(option) && option.value === chosen) ?? options.find(isOpen)
  return (
    <ChoiceFrame {...frame} isSingle>
      <div className={classes.rows} data-pair={isPair || undefined}>
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === chosen}
            onChoose={() => choose(option.value)}
            disabled={disabled}
            path={option === focusable ? path : undefined}
          />
        ))}
      </div>
    </ChoiceFrame>
  )
}
