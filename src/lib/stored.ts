import * as v from 'valibot'

/** A value that the browser keeps. */
export interface Stored<Value> {
  /** The same value as long as nothing has changed. The empty one, where storage is forbidden or holds something else. */
  read: () => Value
  /** Where storage is forbidden or full, nothing is kept. */
  write: (value: Value) => void
  /** Calls back when it changes, here or in another tab. Returns the function that unsubscribes. */
  follow: (onChange: (isElsewhere: boolean) => void) => () => void
}

/** Keeps a value in the browser's storage under a key, as JSON that is checked when it is read. */
export function stored<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Stored<Value> {
  const listeners = new Set<(isElsewhere: boolean) => void>()
  const emptyText = JSON.stringify(empty)
  let last: { text: string | null; value: Value } = { text: null, value: empty }

  const textNow = () => {
    try {
      return globalThis[area].getItem(key)
    } catch {
      return null
    }
  }
  const valueIn = (text: string | null): Value => {
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(text ?? emptyText))
      return success ? output : empty
    } catch {
      return empty
    }
  }
  return {
    read() {
      const text = textNow()
      if (text !== last.text) last = { text, value: valueIn(text) }
      return last.value
    },
    write(value) {
      const text = JSON.stringify(value)
      // Writing is slow on a phone.
      if (text === (textNow() ?? emptyText)) return
      try {
        if (text === emptyText) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, text)
      } catch {
        // Storage is forbidden or full.
      }
      for (const listener of listeners) listener(false)
    },
    follow(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange(true)
      }
      listeners.add(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** A list of which only those entries are read that the schema knows. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.filter((entry): entry is Item => v.is(item, entry))),
  )
