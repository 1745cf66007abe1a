import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import classes from './price-filter.module.css'
import { readPrice, type FacetProps } from './product-filters.ts'

const asPrice = (amount: number) => `฿${formatNumber(amount)}`
const asTyped = (price: number | undefined) => (price === undefined ? '' : formatNumber(price))

/**
 * The price range. It applies on Enter, or when the focus leaves both fields. A range without any goods is
 * refused, and so it never leads to an empty list.
 */
export function PriceFilter({ facets: { prices }, filters, onChange }: FacetProps) {
  const { t } = useTranslation(['products', 'lists'])
  const [least, setLeast] = useState(asTyped(filters.minPrice))
  const [most, setMost] = useState(asTyped(filters.maxPrice))
  const [error, setError] = useState<'priceNotANumber' | 'priceUpsideDown' | 'priceWithoutGoods'>()
  const errorId = useId()
  const [known, setKnown] = useState(filters)
  // The range in the address changed, for example by Back: the fields follow, and keep the focus.
  if (known.minPrice !== filters.minPrice || known.maxPrice !== filters.maxPrice) {
    setKnown(filters)
    setLeast(asTyped(filters.minPrice))
    setMost(asTyped(filters.maxPrice))
    setError(undefined)
  }

  function settle(event?: FormEvent) {
    event?.preventDefault()
    const minPrice = readPrice(least)
    const maxPrice = readPrice(most)
    const isWrong = (text: string, price: number | undefined) => text.trim() !== '' && price === undefined
    if (isWrong(least, minPrice) || isWrong(most, maxPrice)) return setError('priceNotANumber')
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      return setError('priceUpsideDown')
    const isKnown = prices.max > 0
    if (isKnown && ((minPrice ?? 0) > prices.max || (maxPrice ?? prices.max) < prices.min))
      return setError('priceWithoutGoods')
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
      {field(t('leastPrice'), prices.max > 0 ? formatNumber(prices.min) : t('least'), least, setLeast)}
      <span aria-hidden>–</span>
      {field(t('mostPrice'), prices.max > 0 ? formatNumber(prices.max) : t('most'), most, setMost)}
      {/* Without a submit button, Enter does not submit a form that has two fields. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('applyPrice')}
      </button>
      {error && (
        <p id={errorId} role="alert">
          {error === 'priceWithoutGoods'
            ? t('lists:priceWithoutGoods', { least: asPrice(prices.min), most: asPrice(prices.max) })
            : t(error)}
        </p>
      )}
    </form>
  )
}
