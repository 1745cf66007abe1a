import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './filter-form.module.css'
import { writeFilters, type ProductFilters } from './product-filters.ts'

interface FilterFormProps {
  filters: ProductFilters
  /** The filters that this form sets. */
  sets: readonly (keyof ProductFilters)[]
  className?: string | undefined
  onSubmit?: () => void
  children: ReactNode
}

/** Controls of the list as a form, which works without script too: the other filters go along unseen. */
export function FilterForm({ filters, sets, className, onSubmit, children }: FilterFormProps) {
  const others = new URLSearchParams(writeFilters(filters))
  for (const name of sets) others.delete(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form method="get" className={className} onSubmit={submit}>
      {children}
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** The button that applies a form of the list where no script does it. */
export function PlainSubmit() {
  const { t } = useTranslation('lists')
  return (
    <button type="submit" className={classes.plain}>
      {t('apply')}
    </button>
  )
}
