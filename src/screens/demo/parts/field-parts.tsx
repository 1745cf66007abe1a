import { IconPhone, IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordField } from '../../../components/password-rules/new-password-field.tsx'
import { PinBoxes } from '../../../components/pin-boxes/pin-boxes.tsx'
import { Quantity } from '../../../components/quantity/quantity.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import * as rules from '../../../lib/rules/rules.ts'
import type { Rule } from '../../../lib/rules/rule.ts'
import { Part } from './part.tsx'
import classes from './parts-page.module.css'
import { useOptions } from './use-options.tsx'

export const fieldParts = ['TextField', 'rules', 'NewPasswordField', 'SelectField', 'PinBoxes', 'Quantity']

/** What is typed into, and what it is checked by. */
export function FieldParts() {
  return (
    <>
      <TextFields />
      <Rules />
      <NewPasswords />
      <Selects />
      <Pins />
      <Quantities />
    </>
  )
}

function TextFields() {
  const { t } = useTranslation('showcase')
  const [{ type, variant, color, max, ...flags }, options] = useOptions({
    type: ['text', 'number', 'email', 'password', 'tel', 'url', 'date', 'time'],
    variant: ['outlined', 'filled', 'plain'],
    color: ['ink', 'red'],
    max: 40,
    required: false,
    isOptional: false,
    placeholder: false,
    hint: true,
    icon: false,
    appendIcon: false,
    disabled: false,
    readonly: false,
    showPassword: false,
  })
  return (
    <Part name="TextField" options={options}>
      <div className={classes.field}>
        <TextField
          key={`${type} ${flags.showPassword}`}
          name="text-field"
          label={t('label')}
          type={type}
          variant={variant}
          color={color}
          rules={flags.required ? [rules.required] : []}
          isOptional={flags.isOptional}
          disabled={flags.disabled}
          readonly={flags.readonly}
          showPassword={flags.showPassword}
          {...(max > 0 && { max })}
          {...(flags.hint && { hint: t('hint') })}
          {...(flags.placeholder && { placeholder: t('placeholder') })}
          {...(flags.icon && { icon: <IconPhone stroke={1.6} aria-hidden /> })}
          {...(flags.appendIcon && { appendIcon: <IconRuler2 stroke={1.6} aria-hidden /> })}
        />
      </div>
    </Part>
  )
}

/** The nine rules of the specification (part 5). */
function Rules() {
  const { t } = useTranslation('showcase')
  const field = (name: string, rule: Rule) => (
    <TextField name={name} label={name} rules={[rule]} autoComplete="off" />
  )
  return (
    <Part name="rules">
      <form className={classes.grid} noValidate onSubmit={(event) => event.preventDefault()}>
        {field('required', rules.required)}
        {field('phoneNumber', rules.phoneNumber)}
        {field('password', rules.password)}
        {field('email', rules.email)}
        <TextField name="other" label={t('otherField')} autoComplete="off" />
        {field('confirmed', rules.confirmed('other'))}
        {field('passwordConfirmed', rules.passwordConfirmed('password'))}
        {field('currency', rules.currency)}
        {field('weight', rules.weight)}
        {field('taxCitizenId', rules.taxCitizenId)}
      </form>
    </Part>
  )
}

function NewPasswords() {
  const { t } = useTranslation('showcase')
  return (
    <Part name="NewPasswordField">
      <div className={classes.field}>
        <NewPasswordField name="new-password" label={t('label')} rules={[rules.required, rules.password]} />
      </div>
    </Part>
  )
}

function Selects() {
  const { t } = useTranslation('showcase')
  const [{ isSearchable, isOptional, hint, disabled }, options] = useOptions({
    isSearchable: false,
    isOptional: false,
    hint: false,
    disabled: false,
  })
  const [value, setValue] = useState<string>('')
  return (
    <Part name="SelectField" options={options}>
      <div className={classes.field}>
        <SelectField
          name="select-field"
          label={t('label')}
          placeholder={t('choose')}
          options={['PVC', 'PP', 'PET'].map((name) => ({ value: name, label: name }))}
          value={value}
          onChange={setValue}
          isSearchable={isSearchable}
          isOptional={isOptional}
          disabled={disabled}
          {...(hint && { hint: t('hint') })}
        />
      </div>
    </Part>
  )
}

function Pins() {
  const { t } = useTranslation('showcase')
  const [{ length, disabled, error }, options] = useOptions({ length: 6, disabled: false, error: false })
  const [value, setValue] = useState('')
  return (
    <Part name="PinBoxes" options={options}>
      <PinBoxes
        label={t('code')}
        length={Math.min(Math.max(length, 1), 8)}
        value={value}
        onChange={setValue}
        disabled={disabled}
        {...(error && { error: t('wrong') })}
      />
    </Part>
  )
}

function Quantities() {
  const { t } = useTranslation('showcase')
  const [{ min, max, disabled }, options] = useOptions({ min: 1, max: 20, disabled: false })
  const [value, setValue] = useState(1)
  return (
    <Part name="Quantity" options={options}>
      <Quantity
        label={t('quantity')}
        value={value}
        onChange={setValue}
        min={min}
        max={max}
        unit={t('unit')}
        disabled={disabled}
      />
    </Part>
  )
}
