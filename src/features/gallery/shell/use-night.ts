import { useSyncExternalStore } from 'react'

const storageKey = 'tools-by-night'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** Whether the tools are dark. The choice is kept for the next visit; the server does not know it. */
export function useNight(): [isDark: boolean, choose: (isDark: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), choose]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): boolean {
  try {
    chosen ??= localStorage.getItem(storageKey) === 'true'
  } catch {
    chosen = false
  }
  return chosen
}

function choose(isDark: boolean) {
  chosen = isDark
  try {
    localStorage.setItem(storageKey, String(isDark))
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}
