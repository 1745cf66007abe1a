import '@mantine/core/styles/Switch.layer.css'
import { Checkbox, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Chips } from '../../../components/chips/chips.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { IconButton } from '../../../components/icon-button/icon-button.tsx'
import { Part } from './part.tsx'
import classes from './parts-page.module.css'
import { useOptions } from './use-options.tsx'

export const choiceParts = ['ActionButton', 'IconButton', 'Checkbox', 'Switch', 'ChoiceRows', 'Chips']

/** What is pressed and chosen. */
export function ChoiceParts() {
  return (
    <>
      <Actions />
      <Icons />
      <Boxes />
      <Switches />
      <Rows />
      <ManyChips />
    </>
  )
}

function Actions() {
  const { t } = useTranslation('showcase')
  const [{ tone, ...flags }, options] = useOptions({
    tone: ['plain', 'line', 'quiet', 'danger'],
    primary: true,
    isSmall: false,
    isFull: false,
    isWaiting: false,
    disabled: false,
  })
  return (
    <Part name="ActionButton" options={options}>
      <ActionButton {...flags} tone={tone === 'plain' ? undefined : tone}>
        {t('action')}
      </ActionButton>
    </Part>
  )
}

function Icons() {
  const { t } = useTranslation('showcase')
  const [{ disabled }, options] = useOptions({ disabled: false })
  return (
    <Part name="IconButton" options={options}>
      <IconButton label={t('action')} onClick={() => undefined} disabled={disabled}>
        <IconTrash stroke={1.6} aria-hidden />
      </IconButton>
    </Part>
  )
}

function Boxes() {
  const { t } = useTranslation('showcase')
  const [{ required, description, error, disabled }, options] = useOptions({
    required: false,
    description: true,
    error: false,
    disabled: false,
  })
  return (
    <Part name="Checkbox" options={options}>
      <Checkbox
        label={t('label')}
        {...{ required, disabled }}
        description={description && t('hint')}
        error={error && t('wrong')}
      />
    </Part>
  )
}

function Switches() {
  const { t } = useTranslation('showcase')
  const [{ description, readOnly }, options] = useOptions({ description: true, readOnly: false })
  return (
    <Part name="Switch" options={options}>
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
    </Part>
  )
}

function Rows() {
  const { t } = useTranslation('showcase')
  const [{ isPair, isOptional, isRequired, hideLabel, disabled, error }, options] = useOptions({
    isPair: false,
    isOptional: false,
    isRequired: false,
    hideLabel: false,
    disabled: false,
    error: false,
  })
  const [value, setValue] = useState('first')
  return (
    <Part name="ChoiceRows" options={options}>
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
          {...{ isPair, isOptional, isRequired, hideLabel, disabled }}
          {...(error && { error: t('wrong') })}
        />
      </div>
    </Part>
  )
}

function ManyChips() {
  const { t } = useTranslation('showcase')
  const [{ isOptional, isRequired, hideLabel, error }, options] = useOptions({
    isOptional: false,
    isRequired: false,
    hideLabel: false,
    error: false,
  })
  const [value, setValue] = useState<string[]>(['first'])
  return (
    <Part name="Chips" options={options}>
      <Chips
        name="chips"
        label={t('label')}
        value={value}
        onChange={setValue}
        options={(['first', 'second', 'third'] as const).map((one) => ({ value: one, label: t(one) }))}
        {...{ isOptional, isRequired, hideLabel }}
        {...(error && { error: t('wrong') })}
      />
    </Part>
  )
}
