import { dataOf } from '../recording/recordable.ts'

/** Converts any value of a machine to data that JSON can store and that is the same in every run. */
export const plain = (value: unknown): unknown =>
  dataOf(value, (inner) => {
    if (inner === undefined) return '(undefined)'
    return inner instanceof Error ? `(${inner.name}: ${inner.message})` : undefined
  })

/** The fields of `after` that differ from `before`; a removed field is undefined. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed: Record<string, unknown> = {}
  for (const key of keys) {
    if (key in before && before[key] === after[key]) continue
    const now = plain(after[key])
    if (!(key in before) || JSON.stringify(plain(before[key])) !== JSON.stringify(now)) changed[key] = now
  }
  return changed
}
