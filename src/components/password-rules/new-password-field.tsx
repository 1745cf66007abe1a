import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { PasswordRules } from './password-rules.tsx'

type Given = Omit<TextFieldProps, 'type' | 'hint' | 'autoComplete'>

/** A field for a new password, with the parts of the rule under it. */
export function NewPasswordField({ onChange, ...field }: Given) {
  const { t } = useTranslation('rules')
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <div>
      <TextField
        {...field}
        type="password"
        autoComplete="new-password"
        hint={<span className="visually-hidden">{t('passwordHint')}</span>}
        onChange={change}
      />
      <PasswordRules value={typed} isWrong={Boolean(field.error)} />
    </div>
  )
}
