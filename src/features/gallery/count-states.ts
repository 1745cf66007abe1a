import type { AnyStateNode } from 'xstate'

/** Counts the states of a flow, including nested states. */
export function countStates(node: AnyStateNode): number {
  return Object.values(node.states).reduce((count, child) => count + 1 + countStates(child), 0)
}
