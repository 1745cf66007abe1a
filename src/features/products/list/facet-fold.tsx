import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './facet-choice.module.css'

export interface FacetFold<Value> {
  shown: Value[]
  total: number
  isWhole: boolean
  isFolded: boolean
  toggle: () => void
}

/** Shows the most common values of a facet, and the chosen one, until the shopper asks for all. */
export function useFacetFold<Value extends { count: number }>(
  values: Value[],
  most: number,
  isChosen: (value: Value) => boolean,
): FacetFold<Value> {
  const [isWhole, setIsWhole] = useState(false)
  const isShort = values.length <= most + 1
  const common = values.toSorted((a, b) => b.count - a.count).slice(0, most)
  return {
    shown: isWhole || isShort ? values : values.filter((value) => common.includes(value) || isChosen(value)),
    total: values.length,
    isWhole,
    isFolded: !isShort,
    toggle: () => setIsWhole(!isWhole),
  }
}

/** The button that shows all values of a facet. It stays in its place, and so does the focus. */
export function FacetMore<Value>({ fold }: { fold: FacetFold<Value> }) {
  const { t } = useTranslation('lists')
  if (!fold.isFolded) return null
  return (
    <button type="button" className={classes.more} aria-expanded={fold.isWhole} onClick={fold.toggle}>
      {fold.isWhole ? t('fewerFacets') : t('allFacets', { count: fold.total })}
    </button>
  )
}
