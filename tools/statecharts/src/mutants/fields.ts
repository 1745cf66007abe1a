/** A value, or a function that returns one. */
type Source = unknown

/** The fields of an object or of a function's result; none if the function cannot be called with a stand-in. */
export function fieldsOf(source: Source): string[] {
  try {
    const value: unknown =
      typeof source === 'function' ? Reflect.apply(source, undefined, [anything, anything]) : source
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  } catch {
    return []
  }
}

/** The same source without one field of its result. */
export function withoutField(source: Source, field: string): Source {
  if (typeof source !== 'function') return omit(source, field)
  return (...given: unknown[]) => omit(Reflect.apply(source, undefined, given), field)
}

const omit = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))
    : value

/** Accepts any access and any call, so that a function can be called for its fields without a real argument. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.iterator) return [][Symbol.iterator]
    return key === Symbol.toPrimitive ? () => '' : anything
  },
  apply: () => anything,
})
