import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { chosenAs, type Chosen } from './choosing.ts'
import { readChoice } from './product-choice.ts'

/** The chosen variant, which the address names, so that a copied link opens with the same choice. */
export function useChoice(product: Product) {
  const [search, setSearch] = useSearchParams()
  const [lastMade, setLastMade] = useState<{ product: Product; chosen: Chosen }>()
  const inAddress = readChoice(product, search)
  // The wish is what the address names after a link, after going back, and in another language.
  const isMadeHere =
    lastMade?.product === product && lastMade.chosen.choice.variantId === inAddress?.variantId
  const chosen = inAddress && (isMadeHere ? lastMade.chosen : chosenAs(inAddress))

  function choose(next: Chosen) {
    setLastMade({ product, chosen: next })
    setSearch(
      (before) => {
        const query = new URLSearchParams(before)
        query.delete('color')
        query.set('variant', next.choice.variantId)
        return query
      },
      { replace: true },
    )
  }
  return { chosen, choose }
}
