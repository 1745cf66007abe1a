import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import classes from './price-filter.module.css'
import { readPrice, type FilterProps } from './product-filters.ts'

const asTyped = (price: number | undefined) => (price === undefined ? '' : formatNumber(price))

/** The price range. It applies on Enter, or when the focus leaves both fields. */
export function PriceFilter({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('products')
  const [least, setLeast] = useState(asTyped(filters.minPrice))
  const [most, setMost] = useState(asTyped(filters.maxPrice))
  const [error, setError] = useState<'priceNotANumber' | 'priceUpsideDown'>()
  const errorId = useId()

  function settle(event?: FormEvent) {
    event?.preventDefault()
    const minPrice = readPrice(least)
    const maxPrice = readPrice(most)
    const isWrong = (text: string, price: number | undefined) => text.trim() !== '' && price === undefined
    if (isWrong(least, minPrice) || isWrong(most, maxPrice)) return setError('priceNotANumber')
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      return setError('priceUpsideDown')
    setError(undefined)
    if (minPrice !== filters.minPrice || maxPrice !== filters.maxPrice) onChange({ minPrice, maxPrice })
  }

  const field = (label: string, hint: string, value: string, setValue: (text: string) => void) => (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error && errorId}
      placeholder={hint}
      maxLength={14}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.form?.contains(relatedTarget)) settle()
      }}
    />
  )
  return (
    <form className={classes.range} data-wrong={error !== undefined || undefined} onSubmit={settle}>
      {field(t('leastPrice'), t('least'), least, setLeast)}
      <span aria-hidden>–</span>
      {field(t('mostPrice'), t('most'), most, setMost)}
      {/* Without a submit button, Enter does not submit a form that has two fields. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('applyPrice')}
      </button>
      {error && (
        <p id={errorId} role="alert">
          {t(error)}
        </p>
      )}
    </form>
  )
}
