import { vi } from 'vitest'

/** Gives the test a browser storage of its own, for tests that run outside a browser. */
export function stubLocalStorage(): Map<string, string> {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
  return held
}
