import { useState } from 'react'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'

const keyOf = ({ productId, variantId }: CartLineKey) => `${productId} ${variantId}`

/** The lines whose quantity field holds what cannot be ordered: it is not in the cart, so the way on waits for it. */
export function useRefusedLines() {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  return {
    isAnyOf: (lines: readonly CartLineKey[]) => lines.some((line) => refused.has(keyOf(line))),
    refuse: (line: CartLineKey, isRefused: boolean) =>
      setRefused((before) => {
        const next = new Set(before)
        if (isRefused) next.add(keyOf(line))
        else next.delete(keyOf(line))
        return next
      }),
  }
}
