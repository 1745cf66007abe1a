/** Far above any request of the contract: the largest, a checkout of 500 lines, has fewer than 600 values. */
const mostValues = 1_000
const deepestNesting = 16

/**
 * Whether a parsed body has more values or levels than any operation takes. Checked before anything else looks at
 * the body, because the cost of later checks grows with both. Walks without recursion.
 */
export function isTooIntricate(body: unknown): boolean {
  const waiting = [{ value: body, depth: 0 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    count += 1
    if (count > mostValues || depth > deepestNesting) return true
    if (typeof value !== 'object' || value === null) continue
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 })
  }
  return false
}
