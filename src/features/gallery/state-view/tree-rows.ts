import type { AnyStateNode } from 'xstate'

export interface Row {
  node: AnyStateNode
  depth: number
  /** Undefined for a state without states of its own. */
  isOpen: boolean | undefined
}

/** The rows of the tree from top to bottom, without those in a closed state. */
export function rowsOf(node: AnyStateNode, closed: ReadonlySet<string>, depth = 0): Row[] {
  const children = Object.values<AnyStateNode>(node.states)
  const isOpen = children.length === 0 ? undefined : !closed.has(node.id)
  return [
    { node, depth, isOpen },
    ...(isOpen ? children.flatMap((child) => rowsOf(child, closed, depth + 1)) : []),
  ]
}
