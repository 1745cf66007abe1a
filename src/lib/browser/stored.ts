import * as v from 'valibot'

type Area = 'localStorage' | 'sessionStorage'

/** A text in the browser's storage. */
export interface StoredText {
  /** Null where there is none. */
  read: () => string | null
  /** Null removes it. Returns whether storage took it: it may be forbidden or full. */
  write: (text: string | null) => boolean
  /** Calls back when another tab changes it. Returns the function that unsubscribes. */
  followOtherTabs: (onChange: (text: string | null) => void) => () => void
}

export function storedText(key: string, area: Area): StoredText {
  /** Used where the browser forbids storage: the text then lasts until the page is left. */
  let ofPage: string | null = null
  return {
    read() {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return ofPage
      }
    },
    write(text) {
      ofPage = text
      try {
        if (text === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    followOtherTabs(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange(event.newValue)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/** A value in the browser's storage. */
export interface Stored<Value> {
  /** The same value as long as nothing has changed. The empty one, where storage holds something else. */
  read: () => Value
  /** Returns whether storage took it: it may be forbidden or full. */
  write: (value: Value) => boolean
  /** Calls back when it changes, here or in another tab. Returns the function that unsubscribes. */
  follow: (onChange: (isElsewhere: boolean) => void) => () => void
}

/** A value in the browser's storage under a key, as JSON that is checked when it is read. The empty one takes no room there. */
export function stored<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
  area: Area = 'localStorage',
): Stored<Value> {
  const text = storedText(key, area)
  const listeners = new Set<(isElsewhere: boolean) => void>()
  const emptyText = JSON.stringify(empty)
  let last: { text: string | null; value: Value } = { text: null, value: empty }

  const valueIn = (json: string | null): Value => {
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(json ?? emptyText))
      return success ? output : empty
    } catch {
      return empty
    }
  }
  return {
    read() {
      const now = text.read()
      if (now !== last.text) last = { text: now, value: valueIn(now) }
      return last.value
    },
    write(value) {
      const json = JSON.stringify(value)
      // Writing is slow on a phone.
      if (json === (text.read() ?? emptyText)) return true
      const isTaken = text.write(json === emptyText ? null : json)
      for (const listener of listeners) listener(false)
      return isTaken
    },
    follow(onChange) {
      listeners.add(onChange)
      const unfollow = text.followOtherTabs(() => onChange(true))
      return () => {
        listeners.delete(onChange)
        unfollow()
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
