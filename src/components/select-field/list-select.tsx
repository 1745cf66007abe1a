import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './select-field.module.css'
import type { SelectKindProps } from './select-frame.ts'

/** The browser's own list. */
export function ListSelect({ options, chosen, onChoose, frame, placeholder, ...input }: SelectKindProps) {
  const { t } = useTranslation('account')
  return (
    <NativeSelect
      {...input}
      {...frame}
      value={chosen?.value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      leftSection={chosen?.icon}
      rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden className={classes.chevron} />}
      classNames={{ input: classes.input }}
    >
      {!chosen && <option value="">{placeholder ?? t('choose')}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
