import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRightCheckDigit } from './tax-id.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import classes from './tax-id-field.module.css'

/** A check digit that does not fit is only pointed out: numbers from abroad have none. */
export function TaxIdField({ hint, onChange, ...props }: TextFieldProps) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const isDoubtful = typed.length === 13 && !hasRightCheckDigit(typed)
  return (
    <TextField
      {...props}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      inputMode="numeric"
      hint={
        <span role="status" className={isDoubtful ? classes.doubt : undefined}>
          {isDoubtful ? t('taxIdDoubtful') : hint}
        </span>
      }
    />
  )
}
