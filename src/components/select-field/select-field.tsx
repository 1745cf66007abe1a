import { NativeSelect } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rule } from '../../lib/rules/rule.ts'
import { OptionalMark } from '../optional-mark/optional-mark.tsx'
import { SearchSelect } from './search-select.tsx'
import classes from './select-field.module.css'
import type { SelectKindProps, SelectOption } from './select-frame.ts'

interface SelectFieldProps<Value extends string> {
  name: string
  label: string
  options: readonly SelectOption<Value>[]
  /** An empty text means that nothing is chosen. */
  value?: Value | '' | undefined
  defaultValue?: Value | '' | undefined
  onChange: (value: Value) => void
  error?: ReactNode
  /** Only decide whether the label gets an asterisk; the form checks them. */
  rules?: readonly Rule[]
  isOptional?: boolean | undefined
  placeholder?: string | undefined
  /** Long lists can be searched. Short ones are the browser's own list, which suits a phone best. */
  isSearchable?: boolean | undefined
  autoComplete?: string | undefined
  hint?: ReactNode
  disabled?: boolean | undefined
  'data-path'?: string
}

/** A field of which one of several options is chosen. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  rules = [],
  ...props
}: SelectFieldProps<Value>) {
  const { error, hint, isOptional, isSearchable, ...input } = props
  const id = useId()
  const [chosen, choose] = useUncontrolled<Value | ''>({
    value,
    defaultValue,
    finalValue: '',
    onChange: (next) => next !== '' && onChange(next),
  })
  const isRequired = rules.some((rule) => rule.isRequired)
  const Field = isSearchable ? SearchSelect : ListSelect
  return (
    <Field
      {...input}
      id={id}
      options={options}
      chosen={options.find((option) => option.value === chosen)}
      onChoose={(picked) => {
        const option = options.find((one) => one.value === picked)
        if (option) choose(option.value)
      }}
      frame={{
        label: isOptional ? [label, <OptionalMark key="mark" />] : label,
        withAsterisk: isRequired,
        'aria-required': isRequired || undefined,
        error,
        description: error ? undefined : hint,
      }}
    />
  )
}

/** The browser's own list. */
function ListSelect({ options, chosen, onChoose, frame, placeholder, ...input }: SelectKindProps) {
  const { t } = useTranslation('account')
  return (
    <NativeSelect
      {...input}
      {...frame}
      value={chosen?.value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      leftSection={chosen?.icon}
      rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden className={classes.chevron} />}
      classNames={{ input: classes.input }}
    >
      {!chosen && <option value="">{placeholder ?? t('choose')}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
