import { IconCheck, IconX } from '@tabler/icons-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordParts } from '../../lib/rules/password-parts.ts'
import type { PasswordPart } from '../../lib/rules/password-parts.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import classes from './new-password-field.module.css'

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

const shown: readonly PasswordPart[] = ['short', 'capital', 'small', 'digit']

interface PasswordRulesProps {
  value: string
  /** The password was refused: what it lacks gets a cross. */
  isWrong?: boolean | undefined
}

/** The parts of the rule for passwords, each marked when the typed password meets it. */
function PasswordRules({ value, isWrong = false }: PasswordRulesProps) {
  const { t } = useTranslation('account')
  const parts: readonly PasswordPart[] = passwordParts.long(value) ? shown : [...shown, 'long']
  return (
    <ul className={classes.rules} aria-label={t('passwordRules')}>
      {parts.map((part) => {
        const isMet = passwordParts[part](value)
        return (
          <li key={part} data-state={isMet ? 'met' : isWrong ? 'unmet' : 'open'}>
            <Mark isMet={isMet} isWrong={isWrong} />
            <span>
              {t(`passwordPart_${part}`)}
              <span className="visually-hidden"> {t(isMet ? 'ruleMet' : 'ruleUnmet')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ isMet, isWrong }: { isMet: boolean; isWrong: boolean }) {
  if (isMet) return <IconCheck size={16} stroke={2} aria-hidden />
  if (isWrong) return <IconX size={16} stroke={2} aria-hidden />
  return <i className={classes.ring} />
}
