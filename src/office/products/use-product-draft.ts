import { useState } from 'react'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { areSame, faultsOf, type FieldName, type Values, valuesOf } from './product-values.ts'

/**
 * What is typed, over the product as it stands. When somebody else has changed the product, what they changed shows where nothing was
 * typed.
 */
export function useProductDraft(product: OfficeProductDetail, isSaved: boolean) {
  const [typed, setTyped] = useState<Values>({})
  /** What was sent last, over which version. */
  const [sent, setSent] = useState<{ typed: Values; version: number }>()
  const stands = valuesOf(product)
  const { version } = product
  const taken = isSaved ? sent : undefined
  // Until the product is read again, what was saved shows as it was typed.
  const standing = taken?.version === version ? { ...stands, ...taken.typed } : stands
  const values = { ...standing, ...typed }
  const changed = (Object.keys(typed) as FieldName[]).filter(
    (name) => !areSame(name, typed[name], standing[name]),
  )
  if (taken && taken.version < version) {
    setSent(undefined)
    // What is typed after the sending is a change still.
    const left = Object.entries(typed).filter(([name, text]) => text !== taken.typed[name as FieldName])
    setTyped(Object.fromEntries(left))
  }
  return {
    values,
    stands,
    changed,
    faults: faultsOf(values, product, changed),
    type: (more: Values) => setTyped((now) => ({ ...now, ...more })),
    undo: (name: FieldName) => setTyped(({ [name]: _, ...others }) => others),
    drop: () => setTyped({}),
    markSent: () => setSent({ typed, version }),
  }
}

export type ProductDraft = ReturnType<typeof useProductDraft>
