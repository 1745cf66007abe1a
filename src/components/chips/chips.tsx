import { useUncontrolled } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChoiceFrame } from '../field-frame/choice-frame.tsx'
import classes from './chips.module.css'

interface ChipsProps<Value extends string> {
  name: string
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value?: readonly Value[] | undefined
  defaultValue?: readonly Value[] | undefined
  onChange: (values: Value[]) => void
  error?: ReactNode
  isOptional?: boolean | undefined
  isRequired?: boolean | undefined
  hideLabel?: boolean | undefined
  'data-path'?: string
}

/** Options of which any number are chosen. The values keep the order of the options. */
export function Chips<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  'data-path': path,
  ...frame
}: ChipsProps<Value>) {
  const [chosen, choose] = useUncontrolled<readonly Value[]>({
    value,
    defaultValue,
    finalValue: [],
    onChange: (next) => onChange([...next]),
  })
  const toggle = (one: Value) => {
    const isWanted = (candidate: Value) => (candidate === one) !== chosen.includes(candidate)
    choose(options.map((option) => option.value).filter(isWanted))
  }
  return (
    <ChoiceFrame {...frame}>
      <div className={classes.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
              data-path={index === 0 ? path : undefined}
            />
            <IconCheck size={18} stroke={1.6} aria-hidden />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
