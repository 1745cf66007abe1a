import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { OptionRow } from './option-row.tsx'
import classes from './search-list.module.css'

interface OptionGroupProps {
  kind: SearchOption['kind']
  listId: string
  active: number
  options: { option: SearchOption; index: number }[]
  onChoose: (option: SearchOption) => void
}

/** The options of one kind, under their heading. The link to all results needs none. */
export function OptionGroup({ kind, listId, active, options, onChoose }: OptionGroupProps) {
  const { t } = useTranslation('search')
  const headingId = useId()
  if (options.length === 0) return null
  const headings = {
    recent: t('recent'),
    product: t('products'),
    category: t('categories'),
    word: t('words'),
    all: undefined,
  }
  const heading = headings[kind]
  return (
    <div
      role="group"
      className={classes.group}
      aria-labelledby={heading && headingId}
      aria-label={heading ? undefined : t('allGroup')}
    >
      {heading && (
        <p id={headingId} role="presentation" className={classes.heading}>
          {heading}
        </p>
      )}
      {options.map(({ option, index }) => (
        <OptionRow
          key={index}
          id={`${listId}-${index}`}
          option={option}
          isActive={index === active}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}
