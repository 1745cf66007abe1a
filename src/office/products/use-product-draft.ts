import { useEffect, useRef, useState } from 'react'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { areSame, faultsOf, type FieldName, type Values, valuesOf } from './product-values.ts'

/**
 * What is typed, over the product as it stands. When somebody else has changed the product, what they changed shows where nothing was
 * typed.
 */
export function useProductDraft(product: OfficeProductDetail, isSaved: boolean) {
  const [typed, setTyped] = useState<Values>({})
  /** Counts the times that what was typed went. */
  const [round, setRound] = useState(0)
  const sent = useRef<Values>(undefined)
  const stands = valuesOf(product)
  const values = { ...stands, ...typed }
  const changed = (Object.keys(typed) as FieldName[]).filter(
    (name) => !areSame(name, typed[name], stands[name]),
  )
  const { version } = product
  useEffect(() => {
    // What is typed after the sending is a change still.
    if (isSaved && sent.current !== undefined)
      setTyped((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, text]) => text !== sent.current?.[name as FieldName]),
        ),
      )
  }, [isSaved, version])
  const begin = (next: Values) => {
    setTyped(next)
    setRound(round + 1)
  }
  return {
    values,
    stands,
    changed,
    /** Another one where fields that keep texts of their own begin anew. */
    round: `${version} ${round}`,
    faults: faultsOf(values, product, changed),
    type: (more: Values) => setTyped((now) => ({ ...now, ...more })),
    undo: (name: FieldName) => setTyped(({ [name]: _, ...others }) => others),
    drop: () => begin({}),
    markSent: () => (sent.current = typed),
  }
}

export type ProductDraft = ReturnType<typeof useProductDraft>
