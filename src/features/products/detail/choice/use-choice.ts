import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Product } from '../../../../../openapi/generated/schema.ts'
import { chosenAs, type Chosen } from './choosing.ts'
import { readChoice } from './product-choice.ts'

interface Made {
  product: Product
  chosen: Chosen
  /** The variants that the URL named before: it is updated a little later, and the page does not wait for it. */
  over: (string | undefined)[]
}

/** The chosen variant, which the address names, so that a copied link opens with the same choice. */
export function useChoice(product: Product) {
  const [search, setSearch] = useSearchParams()
  const [made, setMade] = useState<Made>()
  // The same object as long as it is the same choice, so that what does not depend on it is not rendered again.
  const named = useMemo(() => {
    const choice = readChoice(product, search)
    return choice && chosenAs(choice)
  }, [product, search])
  const inAddress = named?.choice
  const hasArrived = made?.chosen.choice.variantId === inAddress?.variantId
  // After a link, after going back and in another language, the URL replaces the shopper's own choice.
  const isMadeHere = made?.product === product && (hasArrived || made.over.includes(inAddress?.variantId))
  const chosen = named && (isMadeHere ? made.chosen : named)
  if (made && hasArrived && made.over.length > 0) setMade({ ...made, over: [] })

  function choose(next: Chosen) {
    const before = isMadeHere ? [...made.over, made.chosen.choice.variantId] : []
    setMade({ product, chosen: next, over: [...before, inAddress?.variantId] })
    setSearch(
      (query) => {
        const address = new URLSearchParams(query)
        address.delete('color')
        address.set('variant', next.choice.variantId)
        return address
      },
      { replace: true },
    )
  }
  return { chosen, choose }
}
