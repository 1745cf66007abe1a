import { useSyncExternalStore } from 'react'

const storageKey = 'recent-searches'
const mostKept = 8
const none: string[] = []

const listeners = new Set<() => void>()
let lastRead: { text: string | null; keywords: string[] } = { text: null, keywords: none }

/** What was searched in this browser, the newest first. The same array as long as nothing has changed. */
export function recentSearches(): string[] {
  const text = readText()
  if (text !== lastRead.text) lastRead = { text, keywords: keywordsIn(text) }
  return lastRead.keywords
}

export function rememberSearch(keyword: string): void {
  const kept = keyword.trim()
  if (kept !== '') write([kept, ...others(kept)].slice(0, mostKept))
}

export function forgetSearch(keyword: string): void {
  write(others(keyword))
}

export function forgetAllSearches(): void {
  write([])
}

/** None on the server and during hydration. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(followRecentSearches, recentSearches, () => none)
}

/** Calls back when they change, in this tab or another. Returns the function that unsubscribes. */
function followRecentSearches(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/** The other keywords. Capital letters make no difference to a search. */
const others = (keyword: string) =>
  recentSearches().filter((other) => other.toLowerCase() !== keyword.toLowerCase())

function keywordsIn(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostKept) : none
  } catch {
    // The text is not JSON.
    return none
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is forbidden, or this is the server.
    return null
  }
}

function write(keywords: string[]): void {
  try {
    if (keywords.length > 0) localStorage.setItem(storageKey, JSON.stringify(keywords))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden or full: the next search has no memory of this one.
  }
  for (const listener of listeners) listener()
}
