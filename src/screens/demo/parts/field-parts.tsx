import { IconPhone, IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { NewPasswordField } from '../../../components/password-rules/new-password-field.tsx'
import { PinBoxes } from '../../../components/pin-boxes/pin-boxes.tsx'
import { Quantity } from '../../../components/quantity/quantity.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import * as rules from '../../../lib/rules/rules.ts'
import { part } from './part.tsx'
import classes from './parts-page.module.css'

/** The nine rules of the specification (part 5). */
const nineRules = {
  required: rules.required,
  phoneNumber: rules.phoneNumber,
  password: rules.password,
  email: rules.email,
  other: undefined,
  confirmed: rules.confirmed('other'),
  passwordConfirmed: rules.passwordConfirmed('password'),
  currency: rules.currency,
  weight: rules.weight,
  taxCitizenId: rules.taxCitizenId,
}

/** What is typed into, and what it is checked by. */
export const fieldParts = {
  TextField: part(
    {
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
    },
    ({ t, max, required, placeholder, hint, icon, appendIcon, ...props }) => (
      <div className={classes.field}>
        <TextField
          key={`${props.type} ${props.showPassword}`}
          name="text-field"
          label={t('label')}
          {...props}
          rules={required ? [rules.required] : []}
          {...(max > 0 && { max })}
          {...(hint && { hint: t('hint') })}
          {...(placeholder && { placeholder: t('placeholder') })}
          {...(icon && { icon: <IconPhone stroke={1.6} aria-hidden /> })}
          {...(appendIcon && { appendIcon: <IconRuler2 stroke={1.6} aria-hidden /> })}
        />
      </div>
    ),
  ),
  rules: part({}, ({ t }) => (
    <form className={classes.grid} noValidate onSubmit={(event) => event.preventDefault()}>
      {Object.entries(nineRules).map(([name, rule]) => (
        <TextField
          key={name}
          name={name}
          label={rule ? name : t('otherField')}
          rules={rule ? [rule] : []}
          autoComplete="off"
        />
      ))}
    </form>
  )),
  NewPasswordField: part({}, ({ t }) => (
    <div className={classes.field}>
      <NewPasswordField name="new-password" label={t('label')} rules={[rules.required, rules.password]} />
    </div>
  )),
  SelectField: part(
    { isSearchable: false, isOptional: false, hint: false, disabled: false },
    function Select({ t, hint, ...flags }) {
      const [value, setValue] = useState<string>('')
      return (
        <div className={classes.field}>
          <SelectField
            name="select-field"
            label={t('label')}
            placeholder={t('choose')}
            options={['PVC', 'PP', 'PET'].map((name) => ({ value: name, label: name }))}
            value={value}
            onChange={setValue}
            {...flags}
            {...(hint && { hint: t('hint') })}
          />
        </div>
      )
    },
  ),
  PinBoxes: part({ length: 6, disabled: false, error: false }, function Pin({ t, length, disabled, error }) {
    const [value, setValue] = useState('')
    return (
      <PinBoxes
        label={t('code')}
        length={Math.min(Math.max(length, 1), 8)}
        value={value}
        onChange={setValue}
        disabled={disabled}
        {...(error && { error: t('wrong') })}
      />
    )
  }),
  Quantity: part({ min: 1, max: 20, disabled: false }, function Quantities({ t, ...props }) {
    const [value, setValue] = useState(1)
    return <Quantity label={t('quantity')} value={value} onChange={setValue} unit={t('unit')} {...props} />
  }),
}
