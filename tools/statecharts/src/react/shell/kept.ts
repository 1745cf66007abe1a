/** A value in the browser's storage, as JSON. The empty one where there is none, or another. */
export interface Kept<Value> {
  read: () => Value
  /** Returns whether storage took it: it may be forbidden or full. */
  write: (value: Value) => boolean
  /** Calls back when it changes, here or in another tab. Returns the function that ends it. */
  follow: (onChange: () => void) => () => void
}

export function kept<Value>(
  key: string,
  area: 'localStorage' | 'sessionStorage',
  isValue: (data: unknown) => data is Value,
  empty: Value,
): Kept<Value> {
  /** Used where the browser forbids storage: the value then lasts until the page is left. */
  let ofPage = empty
  const listeners = new Set<() => void>()
  return {
    read() {
      try {
        const data: unknown = JSON.parse(globalThis[area].getItem(key) ?? 'null')
        return isValue(data) ? data : empty
      } catch {
        return ofPage
      }
    },
    write(value) {
      ofPage = value
      let isTaken = true
      try {
        globalThis[area].setItem(key, JSON.stringify(value))
      } catch {
        isTaken = false
      }
      for (const listener of listeners) listener()
      return isTaken
    },
    follow(onChange) {
      listeners.add(onChange)
      window.addEventListener('storage', onChange)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}
