import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { listOf, stored } from '../../lib/browser/stored.ts'

const most = 8
const none: string[] = []

const searches = stored('recent-searches', listOf(v.string()), none)

/** What was searched in this browser, the newest first. */
export const recentSearches = searches.read

export function rememberSearch(keyword: string): void {
  const latest = keyword.trim()
  if (latest !== '') searches.write([latest, ...others(latest)].slice(0, most))
}

export function deleteSearch(keyword: string): void {
  searches.write(others(keyword))
}

export function clearSearches(): void {
  searches.write([])
}

/** None on the server and during hydration. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(searches.follow, recentSearches, () => none)
}

/** The other keywords. Capital letters make no difference to a search. */
const others = (keyword: string) =>
  recentSearches().filter((other) => other.toLowerCase() !== keyword.toLowerCase())
