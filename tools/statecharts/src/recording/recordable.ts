/**
 * Any value as data that JSON can hold: cycles, errors, maps, elements and functions too. It never throws. Fields that
 * are undefined are left out, as JSON does.
 */
export const recordable = (value: unknown): unknown => dataOf(value, () => undefined)

/** What stands for a value in place of what `recordable` writes; undefined for most. */
type InItsPlace = (value: unknown) => unknown

/** As `recordable` does, but for some values with something else in their place. */
export function dataOf(value: unknown, inItsPlace: InItsPlace, around: readonly object[] = []): unknown {
  const replaced = inItsPlace(value)
  if (replaced !== undefined) return replaced
  switch (typeof value) {
    case 'bigint':
      return `(bigint ${value})`
    case 'symbol':
      return `(${String(value)})`
    case 'function':
      return '(function)'
    case 'number':
      return Number.isFinite(value) ? value : `(${value})`
    case 'object':
      return value === null ? null : objectAsData(value, inItsPlace, around)
    default:
      return value
  }
}

/** Whether a text says what stood there, instead of being what stood there. */
export const isMadeByRecordable = (text: string): boolean =>
  /^\((?:function|circular|too deep|unreadable|invalid date|promise|-?Infinity|NaN|bigint -?\d+|Symbol\(\w*\)|\d+ bytes|element [a-z-]+|actor [\w.:#-]+)\)$/.test(
    text,
  )

const deepest = 30

function objectAsData(value: object, inItsPlace: InItsPlace, around: readonly object[]): unknown {
  if (around.includes(value)) return '(circular)'
  if (around.length > deepest) return '(too deep)'
  try {
    return known(value) ?? composed(value, inItsPlace, [...around, value])
  } catch {
    return '(unreadable)'
  }
}

/** Objects of which only the type can be recorded. */
function known(value: object): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(invalid date)' : value.toISOString()
  if (value instanceof Promise) return '(promise)'
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`
  if ('nodeType' in value && 'nodeName' in value) return `(element ${String(value.nodeName).toLowerCase()})`
  if ('sessionId' in value && 'send' in value && 'id' in value) return `(actor ${String(value.id)})`
  return undefined
}

function composed(value: object, inItsPlace: InItsPlace, around: readonly object[]): unknown {
  const inside = (inner: unknown) => dataOf(inner, inItsPlace, around)
  if (Array.isArray(value)) return value.map((inner: unknown) => inside(inner) ?? null)
  if (value instanceof Set) return [...value].map(inside)
  if (value instanceof Map) return [...value].map((pair) => pair.map(inside))
  const own = Object.keys(value).map((key): [string, unknown] => [key, fieldOf(value, key, inside)])
  const fields = Object.fromEntries(own.filter(([, inner]) => inner !== undefined))
  return value instanceof Error ? { name: value.name, message: value.message, ...fields } : fields
}

function fieldOf(value: object, key: string, inside: (inner: unknown) => unknown): unknown {
  try {
    return inside(Reflect.get(value, key))
  } catch {
    return '(unreadable)'
  }
}

/** The fields of a context that differ from those before, as data. A field that is gone is null. */
export function recordableChanges(before: unknown, after: unknown): Record<string, unknown> {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
      .map((key) => [key, now[key] ?? null]),
  )
}

function fieldsOf(context: unknown): Record<string, unknown> {
  const data = recordable(context)
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
