import { createHash } from 'node:crypto'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'

/** Equal requests have equal hashes, whatever the order of their fields and lines. */
export function requestHash(request: CheckoutRequest): string {
  const sorted = { ...request, cartItemIds: request.cartItemIds.toSorted() }
  return createHash('sha256')
    .update(JSON.stringify(inOrder(sorted)))
    .digest('base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, inOrder(field)])
}
