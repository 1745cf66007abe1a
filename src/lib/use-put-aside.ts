import { useSyncExternalStore } from 'react'
import { followPutAside, goodsPutAside, isWaiting } from './put-aside.ts'
import type { PutAside } from './put-aside-goods.ts'

const none: PutAside[] = []

/** The goods that a guest put aside in this browser; none on the server and during hydration. */
export function usePutAside(): PutAside[] {
  return useSyncExternalStore(followPutAside, goodsPutAside, () => none)
}

/** How many goods wait for somebody to sign in. */
export const useWaitingCount = (): number => usePutAside().filter(isWaiting).length
