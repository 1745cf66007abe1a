import '@mantine/core/styles/Chip.layer.css'
import { Chip, Input } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { OptionalMark } from '../optional-mark/optional-mark.tsx'
import classes from './chips.module.css'

interface ChipsProps<Value extends string> {
  name: string
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value?: Value[] | undefined
  defaultValue?: Value[] | undefined
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
  label,
  options,
  onChange,
  error,
  isOptional,
  isRequired,
  hideLabel,
  'data-path': path,
  ...chosen
}: ChipsProps<Value>) {
  const id = useId()
  const inOrder = (values: string[]) =>
    options.map(({ value }) => value).filter((value) => values.includes(value))
  return (
    <Input.Wrapper
      id={id}
      label={isOptional ? [label, <OptionalMark key="mark" isSeveral />] : label}
      labelElement="div"
      labelProps={hideLabel ? { className: 'visually-hidden' } : undefined}
      withAsterisk={isRequired}
      error={error}
    >
      <Chip.Group multiple {...chosen} onChange={(values) => onChange(inOrder(values))}>
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes.chips}
        >
          {options.map(({ value, label: words }, index) => (
            <Chip
              key={value}
              name={name}
              value={value}
              icon={<IconCheck size={18} stroke={1.6} />}
              classNames={classes}
              data-path={index === 0 ? path : undefined}
            >
              {words}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  )
}
