import { useCallbackRef, useDebouncedValue } from '@mantine/hooks'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { RuleText } from '../../../components/text-field/rule-text.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { currency } from '../../../lib/rules/rules.ts'
import { readFacets, type FacetsQuery } from '../read-facets.ts'
import { FilterForm, PlainSubmit } from './filter-form.tsx'
import type { PriceFilterProps } from './product-filters.ts'
import classes from './price-filter.module.css'
import { asPrice, isSameRange, readRange, type PriceRange } from './price-range.ts'

const asTyped = (price: number | undefined) => (price === undefined ? '' : formatNumber(price))
const textOf = ({ minPrice, maxPrice }: PriceRange) => ({ least: asTyped(minPrice), most: asTyped(maxPrice) })

/** A shopper who still types is not interrupted by a count of half a price. */
const pause = 300

/**
 * The price range. What it would leave is counted while it is typed; it applies by its button, on Enter, or when the
 * focus leaves both fields. A range without any goods is refused, and so it never leads to an empty list.
 */
export function PriceFilter({ facets, filters, query, onChange }: PriceFilterProps) {
  const { t } = useTranslation(['products', 'lists'])
  const [typed, setTyped] = useState(textOf(filters))
  const [isSettled, setIsSettled] = useState(false)
  /** The range that matched nothing; it may match once another filter has changed. */
  const [empty, setEmpty] = useState<string>()
  const { min, max } = facets?.prices ?? { min: 0, max: 0 }
  const errorId = useId()
  const [known, setKnown] = useState(filters)
  // The range in the address changed, for example by Back: the fields follow, and keep the focus.
  if (!isSameRange(known, filters)) {
    setKnown(filters)
    setTyped(textOf(filters))
    setIsSettled(false)
  }
  const { range, fault } = readRange(typed.least, typed.most)
  const [paused] = useDebouncedValue(range, pause)
  const asked = isSettled ? range : paused
  const asking = { ...withoutRange(query), ...range }
  const name = JSON.stringify(asking)
  const isEmpty = range !== undefined && name === empty
  const isOffered = asked !== undefined && range !== undefined && isSameRange(asked, range)
  const error = isEmpty ? 'priceWithoutProduct' : isSettled ? fault : undefined

  const type = (text: Partial<typeof typed>) => {
    setTyped({ ...typed, ...text })
    setIsSettled(false)
  }
  const field = (name: keyof PriceRange, label: string, hint: string, value: string) => (
    <input
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error && errorId}
      placeholder={hint}
      maxLength={14}
      value={value}
      onChange={({ target }) => type(name === 'minPrice' ? { least: target.value } : { most: target.value })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.form?.contains(relatedTarget)) setIsSettled(true)
      }}
    />
  )
  return (
    <FilterForm
      filters={filters}
      sets={['minPrice', 'maxPrice']}
      className={classes.form}
      onSubmit={() => setIsSettled(true)}
    >
      <div className={classes.range} data-wrong={error !== undefined || undefined}>
        {field('minPrice', t('leastPrice'), max > 0 ? formatNumber(min) : t('least'), typed.least)}
        <span aria-hidden>–</span>
        {field('maxPrice', t('mostPrice'), max > 0 ? formatNumber(max) : t('most'), typed.most)}
      </div>
      {/* Without a submit button, Enter does not submit a form that has two fields. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('applyPrice')}
      </button>
      <PlainSubmit />
      {error && (
        <p id={errorId} role="alert">
          {error === 'priceWithoutProduct' &&
            t('lists:priceWithoutProduct', { least: asPrice(min), most: asPrice(max) })}
          {error === 'notAnAmount' && <RuleText message={currency.message} />}
          {error === 'priceUpsideDown' && t('priceUpsideDown')}
        </p>
      )}
      {isOffered && !isEmpty && !isSameRange(range, filters) && (
        <RangeOffer
          key={name}
          query={asking}
          isWanted={isSettled}
          onApply={() => onChange({ minPrice: undefined, maxPrice: undefined, ...range })}
          onNothing={() => setEmpty(name)}
        />
      )}
    </FilterForm>
  )
}

const withoutRange = ({ minPrice: _, maxPrice: __, ...query }: FacetsQuery) => query

interface RangeOfferProps {
  /** What the list would ask for with the range. */
  query: FacetsQuery
  /** Enter was pressed, or the fields were left: the range applies once it is known to hold goods. */
  isWanted: boolean
  onApply: () => void
  onNothing: () => void
}

/** Counts what a price range would leave before it is applied, and offers to show it. */
function RangeOffer({ query, isWanted, onApply, onNothing }: RangeOfferProps) {
  const { t } = useTranslation('products')
  const { view } = useRecord('price range', query, readFacets)
  // Without a count, the range can still be tried.
  const count = view.kind === 'shown' ? view.item.totalRecords : undefined
  const isCounted = view.kind !== 'loading'
  const apply = useCallbackRef(onApply)
  const tellNothing = useCallbackRef(onNothing)
  useEffect(() => {
    if (count === 0) tellNothing()
    else if (isCounted && isWanted) apply()
  }, [count, isCounted, isWanted, apply, tellNothing])
  if (count === 0) return null
  return (
    <ActionButton type="submit" isSmall isFull isWaiting={!isCounted}>
      {count === undefined ? t('seeProducts') : t('seeProductsCounted', { count })}
    </ActionButton>
  )
}
