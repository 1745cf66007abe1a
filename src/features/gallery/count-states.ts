import type { AnyStateNode } from 'xstate'

/** How many states a flow has, those within others included. */
export function countStates(node: AnyStateNode): number {
  return Object.values(node.states).reduce((count, child) => count + 1 + countStates(child), 0)
}
