import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated; false on the server and in the first render after it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
