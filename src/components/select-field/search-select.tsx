import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type ComboboxParsedItem, Select } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './select-field.module.css'
import type { SelectKindProps } from './select-frame.ts'

/** A list that can be searched by typing. */
export function SearchSelect({ options, chosen, onChoose, frame, placeholder, ...input }: SelectKindProps) {
  const { t } = useTranslation('account')
  const optionOf = (value: string) => options.find((option) => option.value === value)
  const fitting = (items: ComboboxParsedItem[], search: string) =>
    items.filter((item) => {
      const option = 'value' in item ? optionOf(item.value) : undefined
      return option && matchesSearch(option, search)
    })
  return (
    <Select
      {...input}
      {...frame}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete={input.autoComplete ?? 'off'}
      placeholder={placeholder ?? t('choose')}
      data={options.map(({ value, label }) => ({ value, label }))}
      filter={({ options: items, search }) => fitting(items, search)}
      value={chosen?.value ?? null}
      onChange={(value) => value !== null && onChoose(value)}
      nothingFoundMessage={t('nothingFits')}
      leftSection={chosen?.icon}
      rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden className={classes.chevron} />}
      onKeyDown={stayInField}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false, offset: 4, transitionProps: { duration: 0 } }}
      renderOption={({ option, checked }) => (
        <>
          {optionOf(option.value)?.icon}
          <span className={classes.name}>{option.label}</span>
          {checked && <IconCheck size={18} stroke={1.6} aria-hidden />}
        </>
      )}
      classNames={{
        wrapper: classes.searchWrapper,
        dropdown: classes.dropdown,
        options: classes.options,
        option: classes.option,
        empty: classes.nothing,
      }}
    />
  )
}

/** With the list open, Escape closes it and not the dialog around it, and Enter chooses and sends no form. */
function stayInField(event: KeyboardEvent<HTMLInputElement>): void {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
  if (isOpen && (event.key === 'Escape' || event.key === 'Enter')) event.preventDefault()
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** Finds an option by a part of its label or of its other names. */
function matchesSearch(option: { label: string; search?: string | undefined }, search: string): boolean {
  return plain(`${option.label} ${option.search ?? ''}`).includes(plain(search))
}
