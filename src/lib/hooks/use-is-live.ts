import { useSyncExternalStore } from 'react'
import { neverChanges } from './never-changes.ts'

/** Whether the page is hydrated; false on the server and in the first render after it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
