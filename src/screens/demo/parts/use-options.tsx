import { NativeSelect, NumberInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './parts-page.module.css'

/** The options of a part by their names: words to choose from, the first of them by default, or a default value. */
type Spec = Readonly<Record<string, readonly string[] | boolean | number>>

type Chosen<S extends Spec> = {
  [Name in keyof S]: S[Name] extends readonly string[]
    ? S[Name][number]
    : S[Name] extends boolean
      ? boolean
      : number
}

/** The chosen options, and the panel that changes them. */
export function useOptions<const S extends Spec>(spec: S): [Chosen<S>, ReactNode] {
  const { t } = useTranslation('showcase')
  const [chosen, setChosen] = useState<Record<string, string | boolean | number>>(() =>
    Object.fromEntries(
      Object.entries(spec).map(([name, option]) => [
        name,
        typeof option === 'object' ? (option[0] ?? '') : option,
      ]),
    ),
  )
  const set = (name: string, value: string | boolean | number) => setChosen({ ...chosen, [name]: value })
  const panel = (
    <fieldset className={classes.options}>
      <legend>{t('options')}</legend>
      {Object.entries(spec).map(([name, option]) => (
        <Option
          key={name}
          name={name}
          option={option}
          value={chosen[name]}
          onChange={(to) => set(name, to)}
        />
      ))}
    </fieldset>
  )
  // The cast is safe: each option keeps the type of its default.
  return [chosen as Chosen<S>, panel]
}

interface OptionProps {
  name: string
  option: Spec[string]
  value: string | boolean | number | undefined
  onChange: (value: string | boolean | number) => void
}

function Option({ name, option, value, onChange }: OptionProps) {
  if (typeof option === 'boolean')
    return (
      <label className={classes.flag}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {name}
      </label>
    )
  if (typeof option === 'number')
    return (
      <NumberInput
        label={name}
        value={Number(value)}
        min={0}
        hideControls
        onChange={(to) => to !== '' && onChange(Number(to))}
      />
    )
  return (
    <NativeSelect
      label={name}
      data={[...option]}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
