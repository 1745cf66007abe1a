import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { listOf, stored } from '../../../lib/browser/stored.ts'

const id = v.pipe(v.string(), v.nonEmpty())
const comparedSchema = v.object({ productId: id, variantId: v.optional(id) })

/** A product on the list of those to compare, or one variant of it. */
export type Compared = v.InferOutput<typeof comparedSchema>

/** More columns would not fit beside each other. */
export const maxCompared = 4

const none: Compared[] = []
export const compared = stored('compared-products', listOf(comparedSchema), none, 'sessionStorage')

/** What is to be compared, as chosen in this visit. On the server nothing has been chosen. */
export function useComparison(): Compared[] {
  return useSyncExternalStore(compared.follow, compared.read, () => none)
}

export const isSameCompared = (a: Compared, b: Compared): boolean =>
  a.productId === b.productId && a.variantId === b.variantId

/** Adds one or takes it off again; more than four are refused. */
export function toggleCompared(one: Compared): void {
  const all = compared.read()
  const others = all.filter((other) => !isSameCompared(other, one))
  if (others.length < all.length) compared.write(others)
  else if (all.length < maxCompared) compared.write([...all, one])
}

export function clearCompared(): void {
  compared.write([])
}
