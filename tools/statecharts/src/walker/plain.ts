/** Converts any value of a machine to data that JSON can store and that is the same in every run. */
export function plain(value: unknown): unknown {
  if (value === undefined) return '(undefined)'
  if (typeof value === 'number' && !Number.isFinite(value)) return `(${value})`
  if (typeof value === 'function') return '(function)'
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return `(${value.name}: ${value.message})`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Map || value instanceof Set) return [...value].map(plain)
  if ('sessionId' in value && 'send' in value && 'id' in value) return `(actor ${String(value.id)})`
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}

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
