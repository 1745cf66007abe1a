import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import classes from '../orders/orders-screen.module.css'
import { useFilters } from '../hooks/use-filters.ts'

/** A field that follows what the address says, and keeps the focus when that changes. */
function useFieldOf(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.value = value
  }, [value])
  return { ref, defaultValue: value }
}

/** Looks for words, once they are entered. */
export function Keyword({ label, isPlain = false }: { label: string; isPlain?: boolean }) {
  const { search, change } = useFilters()
  const field = useFieldOf(search.get('keyword') ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change('keyword', String(new FormData(event.currentTarget).get('keyword')).trim())
      }}
    >
      <TextInput
        {...field}
        name="keyword"
        type="search"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        leftSection={!isPlain && <IconSearch size={18} stroke={1.6} aria-hidden />}
      />
    </form>
  )
}

interface ChoiceFilterProps {
  name: string
  label: string
  /** What stands for no choice, where that is not the label. */
  any?: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceFilter({ name, label, any = label, options }: ChoiceFilterProps) {
  const { search, change } = useFilters()
  return (
    <NativeSelect
      className={classes.choice}
      aria-label={label}
      value={search.get(name) ?? ''}
      onChange={(event) => change(name, event.target.value)}
      data={[{ value: '', label: any }, ...options]}
    />
  )
}

export function DayFilter({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { t } = useTranslation('office')
  const { search, change } = useFilters()
  const day = search.get(name) ?? ''
  const use = (typed: string) => typed !== day && change(name, typed)
  return (
    <TextInput
      {...useFieldOf(day)}
      className={classes.choice}
      type="date"
      aria-label={label}
      leftSection={t(`day_${name}`)}
      leftSectionWidth={48}
      onBlur={({ target }) => use(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && use(currentTarget.value)}
    />
  )
}

interface FoldedFiltersProps {
  /** The label of the words to look for. */
  keyword?: string
  names: readonly string[]
  children: ReactNode
}

/** Filters that on a phone are behind a button, which says how many are used. */
export function FoldedFilters({ keyword, names, children }: FoldedFiltersProps) {
  const { t } = useTranslation('office')
  const { search } = useFilters()
  const [isFolded, fold] = useState(true)
  const count = names.filter((name) => search.has(name)).length
  return (
    <div className={`${classes.filters} ${classes.folding}`} data-folded={isFolded || undefined}>
      {keyword !== undefined && <Keyword label={keyword} />}
      <div className={classes.unfold}>
        <ActionButton isSmall isExpanded={!isFolded} onClick={() => fold(!isFolded)}>
          {t('filterButton')} {count > 0 && count}
        </ActionButton>
      </div>
      {children}
    </div>
  )
}
