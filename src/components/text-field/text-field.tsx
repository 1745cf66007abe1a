import { TextInput } from '@mantine/core'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rule } from '../../lib/rules/rule.ts'
import { OptionalMark } from '../optional-mark/optional-mark.tsx'
import { FieldButtons } from './field-buttons.tsx'
import { RuleText } from './rule-text.tsx'
import classes from './text-field.module.css'
import { useFieldCheck } from './use-field-check.ts'

type FieldType = 'number' | 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time'

type Native =
  | 'value'
  | 'defaultValue'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'maxLength'
  | 'onChange'
  | 'autoFocus'

export interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: string
  name: string
  type?: FieldType
  placeholder?: string
  /** Help text for the field; an error replaces it. */
  hint?: ReactNode
  /** Shown before the typed text. */
  icon?: ReactNode
  /** Shown after the typed text. */
  appendIcon?: ReactNode
  rules?: readonly Rule[]
  /** Says beside the label that the field may stay empty. */
  isOptional?: boolean | undefined
  disabled?: boolean
  readonly?: boolean
  /** Whether a password is readable from the start. */
  showPassword?: boolean
  variant?: 'outlined' | 'filled' | 'plain'
  /** The colour of the border while the field has the focus. */
  color?: 'ink' | 'red'
  /** The maximum number of characters; the counter shows `length / max`. */
  max?: number
  /** The error that a form sets (`null` means no error). If it is omitted, the field checks its own rules. */
  error?: ReactNode
  /** Called when the field is left or its change is committed. A form validates then, never during typing. */
  onCommit?: () => void
  /** Identifies the field for the form, which uses it to set the focus. */
  'data-path'?: string
}

/** A labelled input of one line (specification part 2). */
export function TextField({
  label,
  name,
  type = 'text',
  rules = [],
  disabled,
  readonly,
  ...props
}: TextFieldProps) {
  const { showPassword = false, variant = 'outlined', color = 'ink', hint, icon, appendIcon, ...rest } = props
  const { max, error, onCommit, onChange, isOptional, ...input } = rest
  const { t } = useTranslation('rules')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(String(input.value ?? input.defaultValue ?? ''))
  const [isReadable, setReadable] = useState(showPassword)
  const check = useFieldCheck(field, rules, onCommit)

  const own = check.failure && <RuleText message={check.failure} />
  const wrong = error === undefined ? own : error
  const shown = String(input.value ?? text)
  const ruleHint = rules.find((rule) => rule.hint)?.hint
  const shownHint = wrong ? undefined : (hint ?? (ruleHint && t(ruleHint)))
  const isFixed = disabled || readonly
  return (
    <TextInput
      {...input}
      ref={field}
      id={id}
      name={name}
      label={isOptional ? [label, <OptionalMark key="mark" />] : label}
      type={type === 'password' && isReadable ? 'text' : type}
      withAsterisk={rules.some((rule) => rule.isRequired)}
      aria-required={rules.some((rule) => rule.isRequired) || undefined}
      disabled={disabled}
      readOnly={readonly}
      description={(shownHint || max !== undefined) && <Underneath hint={shownHint} {...{ shown, max }} />}
      error={wrong}
      data-autofocus={input.autoFocus || undefined}
      leftSection={icon}
      leftSectionPointerEvents="none"
      rightSection={
        <FieldButtons
          field={field}
          isClearable={!isFixed && shown !== ''}
          password={type === 'password' && !disabled ? { isReadable, setReadable } : undefined}
        >
          {appendIcon}
        </FieldButtons>
      }
      mod={{ look: variant, tint: color, readonly }}
      onChange={(event) => {
        setText(event.target.value)
        onChange?.(event)
      }}
      onBlur={check.onBlur}
    />
  )
}

function Underneath({ hint, shown, max }: { hint: ReactNode; shown: string; max: number | undefined }) {
  const length = [...shown].length
  return (
    <span className={classes.under}>
      <span>{hint}</span>
      {max !== undefined && (
        <span className={classes.counter} data-over={length > max || undefined}>
          {length} / {max}
        </span>
      )}
    </span>
  )
}
