export type ReadJson = { data: unknown } | { wrong: 'json' | 'object' }

/** Reads what somebody typed as JSON. An event is an object. */
export function readJson(text: string, isObject: boolean): ReadJson {
  try {
    const data: unknown = JSON.parse(text)
    if (isObject && (typeof data !== 'object' || data === null || Array.isArray(data)))
      return { wrong: 'object' }
    return { data }
  } catch {
    return { wrong: 'json' }
  }
}
