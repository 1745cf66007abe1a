import { useSelector } from '@xstate/react'
import { useCartActor } from './cart-actor.ts'
import { conflictStep, type ConflictStep } from './cart-view.ts'

/** How far a conflict with another tab is; undefined if there is none. */
export function useCartConflict(): ConflictStep | undefined {
  return useSelector(useCartActor(), conflictStep)
}
