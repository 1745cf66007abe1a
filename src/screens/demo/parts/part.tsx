import { NativeSelect, NumberInput } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState, type ComponentType } from 'react'
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

type Value = string | boolean | number

/** One component with the panel of its options, under its name in the code. */
export const part = <const S extends Spec>(
  spec: S,
  Shown: ComponentType<Chosen<S> & { t: TFunction<'showcase'> }>,
) =>
  function Part({ name }: { name: string }) {
    const { t } = useTranslation('showcase')
    const options = Object.entries(spec)
    const [chosen, setChosen] = useState<Record<string, Value>>(() =>
      Object.fromEntries(
        options.map(([option, of]) => [option, typeof of === 'object' ? (of[0] ?? '') : of]),
      ),
    )
    return (
      <section className={classes.part} id={name} aria-labelledby={`part-${name}`}>
        <h2 id={`part-${name}`}>
          <code>{name}</code>
        </h2>
        <div className={classes.bench}>
          <div className={`stack ${classes.shown}`}>
            {/* The cast is safe: each option keeps the type of its default. */}
            <Shown {...(chosen as Chosen<S>)} t={t} />
          </div>
          {options.length > 0 && (
            <fieldset className={classes.options}>
              <legend>{t('options')}</legend>
              {options.map(([option, of]) => (
                <Option
                  key={option}
                  name={option}
                  option={of}
                  value={chosen[option]}
                  onChange={(to) => setChosen({ ...chosen, [option]: to })}
                />
              ))}
            </fieldset>
          )}
        </div>
      </section>
    )
  }

interface OptionProps {
  name: string
  option: Spec[string]
  value: Value | undefined
  onChange: (value: Value) => void
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
