import { useSyncExternalStore } from 'react'
import { neverChanges } from './never-changes.ts'

const isMarked = () => document.querySelector('meta[name="line-sign-in"]') !== null

/** Whether this shop signs customers in with LINE. The server says so in the page, so that nobody has to ask. */
export const useHasLine = (): boolean => useSyncExternalStore(neverChanges, isMarked, () => false)
