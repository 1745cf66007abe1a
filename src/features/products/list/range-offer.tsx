import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { readFacets, type FacetsQuery } from '../read-facets.ts'

interface RangeOfferProps {
  /** What the list would ask for with the range. */
  query: FacetsQuery
  /** Enter was pressed, or the fields were left: the range applies once it is known to hold goods. */
  isWanted: boolean
  onApply: () => void
  onNothing: () => void
}

/** Counts what a price range would leave before it is applied, and offers to show it. */
export function RangeOffer({ query, isWanted, onApply, onNothing }: RangeOfferProps) {
  const { t } = useTranslation('products')
  const { view } = useRecord('price range', JSON.stringify(query), readFacets)
  // A count that did not come does not keep the range from being tried.
  const count = view.kind === 'shown' ? view.item.totalRecords : undefined
  const isCounted = view.kind !== 'loading'
  const settle = useRef({ onApply, onNothing })
  useEffect(() => {
    settle.current = { onApply, onNothing }
  })
  useEffect(() => {
    if (count === 0) settle.current.onNothing()
    else if (isCounted && isWanted) settle.current.onApply()
  }, [count, isCounted, isWanted])
  if (count === 0) return null
  return (
    <ActionButton type="submit" isSmall isFull isWaiting={!isCounted}>
      {count === undefined ? t('seeProducts') : t('seeProductsCounted', { count })}
    </ActionButton>
  )
}
