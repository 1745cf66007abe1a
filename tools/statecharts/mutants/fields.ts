/** Something that may be a value or a function which gives one. */
type Source = unknown

/** The fields that an object has, or that a function gives; none where that cannot be known without running it for real. */
export function fieldsOf(source: Source): string[] {
  try {
    const value: unknown =
      typeof source === 'function' ? Reflect.apply(source, undefined, [anything, anything]) : source
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  } catch {
    return []
  }
}

/** The same source, with one field of what it gives left out. */
export function withoutField(source: Source, field: string): Source {
  if (typeof source !== 'function') return omit(source, field)
  return (...given: unknown[]) => omit(Reflect.apply(source, undefined, given), field)
}

const omit = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))
    : value

/** Stands every question, so that a function shows the fields it gives without what it is made for. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.iterator) return [][Symbol.iterator]
    return key === Symbol.toPrimitive ? () => '' : anything
  },
  apply: () => anything,
})
