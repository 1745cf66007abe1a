import { useId, type ReactNode } from 'react'
import { FieldError, OptionalMark, RequiredMark } from './field-words.tsx'
import classes from './choice-frame.module.css'

interface ChoiceFrameProps {
  label: string
  error?: ReactNode
  hideLabel?: boolean | undefined
  isRequired?: boolean | undefined
  isOptional?: boolean | undefined
  /** One of the options is chosen, instead of any number of them. */
  isSingle?: boolean | undefined
  children: ReactNode
}

/** The label and the error of a group of radio buttons or check boxes. */
export function ChoiceFrame({ label, error, isSingle, children, ...look }: ChoiceFrameProps) {
  const errorId = useId()
  return (
    <fieldset
      role={isSingle ? 'radiogroup' : undefined}
      aria-required={(isSingle && look.isRequired) || undefined}
      aria-invalid={(isSingle && Boolean(error)) || undefined}
      aria-describedby={error ? errorId : undefined}
      className={classes.frame}
      data-error={Boolean(error) || undefined}
    >
      <legend className={look.hideLabel ? 'visually-hidden' : classes.label}>
        {label}
        {look.isRequired && <RequiredMark />}
        {look.isOptional && <OptionalMark isSeveral={!isSingle} />}
      </legend>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
