import type { AnyStateMachine } from 'xstate'
import { rootOf, type StateNode } from '../../reader/index.ts'
import { allNodes } from '../../walker/declared.ts'

export type IdOf = (node: StateNode) => string

/** An id for each state: its path, as far as XML allows it, or the machine's id for the machine itself. */
export function idsOf(machine: AnyStateMachine): IdOf {
  const taken = new Set<string>()
  const ids = new Map<StateNode, string>()
  for (const node of allNodes(rootOf(machine))) {
    const wanted = (node.path.join('.') || node.id).replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_')
    const legal = /^[\p{L}_]/u.test(wanted) ? wanted : `_${wanted}`
    let id = legal
    for (let next = 2; taken.has(id); next += 1) id = `${legal}-${next}`
    taken.add(id)
    ids.set(node, id)
  }
  return (node) => ids.get(node) ?? node.id
}
