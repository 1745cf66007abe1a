import '@mantine/core/styles/Switch.layer.css'
import { Checkbox, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../components/action/action.tsx'
import { Chips } from '../../../components/chips/chips.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { IconButton } from '../../../components/icon-button/icon-button.tsx'
import { RadioSwitch } from '../../../components/radio-switch/radio-switch.tsx'
import { part } from './part.tsx'
import classes from './parts-page.module.css'

/** What is pressed and chosen. */
export const choiceParts = {
  ActionButton: part(
    {
      tone: ['plain', 'line', 'quiet', 'danger'],
      primary: true,
      isSmall: false,
      isFull: false,
      isWaiting: false,
      disabled: false,
    },
    ({ t, tone, ...flags }) => (
      <ActionButton {...flags} tone={tone === 'plain' ? undefined : tone}>
        {t('action')}
      </ActionButton>
    ),
  ),
  IconButton: part({ disabled: false }, ({ t, disabled }) => (
    <IconButton label={t('action')} onClick={() => undefined} disabled={disabled}>
      <IconTrash stroke={1.6} aria-hidden />
    </IconButton>
  )),
  Checkbox: part(
    { required: false, description: true, error: false, disabled: false },
    ({ t, description, error, ...flags }) => (
      <Checkbox
        label={t('label')}
        {...flags}
        description={description && t('hint')}
        error={error && t('wrong')}
      />
    ),
  ),
  Switch: part({ description: true, readOnly: false }, ({ t, description, readOnly }) => (
    <div className={classes.field}>
      <Switch
        label={t('label')}
        description={description && t('hint')}
        aria-label={t('label')}
        defaultChecked
        readOnly={readOnly}
        aria-disabled={readOnly || undefined}
      />
    </div>
  )),
  ChoiceRows: part(
    {
      isPair: false,
      isOptional: false,
      isRequired: false,
      hideLabel: false,
      disabled: false,
      error: false,
    },
    function Rows({ t, error, ...flags }) {
      const [value, setValue] = useState('first')
      return (
        <div className={classes.wide}>
          <ChoiceRows
            name="choice-rows"
            label={t('label')}
            value={value}
            onChange={setValue}
            options={[
              { value: 'first', label: t('first'), note: t('hint'), aside: '฿120' },
              { value: 'second', label: t('second') },
              { value: 'third', label: t('third'), reason: t('notNow') },
            ]}
            {...flags}
            {...(error && { error: t('wrong') })}
          />
        </div>
      )
    },
  ),
  RadioSwitch: part({}, function OneOfTwo({ t }) {
    const [value, setValue] = useState<'first' | 'second'>('first')
    return (
      <div className={classes.field}>
        <RadioSwitch
          name="radio-switch"
          label={t('label')}
          value={value}
          onChange={setValue}
          options={[
            { value: 'first', label: t('first') },
            { value: 'second', label: t('second') },
          ]}
        />
      </div>
    )
  }),
  Chips: part(
    { isOptional: false, isRequired: false, hideLabel: false, error: false },
    function ManyChips({ t, error, ...flags }) {
      const [value, setValue] = useState<string[]>(['first'])
      return (
        <Chips
          name="chips"
          label={t('label')}
          value={value}
          onChange={setValue}
          options={(['first', 'second', 'third'] as const).map((one) => ({ value: one, label: t(one) }))}
          {...flags}
          {...(error && { error: t('wrong') })}
        />
      )
    },
  ),
}
