import type { AnyStateMachine } from 'xstate'
import { initialOf, rootOf, type StateNode } from './reader/index.ts'
import { allNodes, ownTransitions, stateName } from './walker/declared.ts'

/** States that no chain of transitions leads to from the start, even if every guard allowed. */
export function unreachableStates(machine: AnyStateMachine): string[] {
  const root = rootOf(machine)
  const all = allNodes(root)
  const entered = new Set<StateNode>()
  const targeted = new Set<StateNode>()

  /** Enters a state with its initial states, its ancestors and the parallel regions. */
  const enter = (node: StateNode): void => {
    if (targeted.has(node)) return
    targeted.add(node)
    entered.add(node)
    initialOf(node).forEach(enter)
    for (let around = node.parent; around; around = around.parent) {
      entered.add(around)
      if (around.type === 'parallel') initialOf(around).forEach(enter)
    }
  }

  enter(root)
  for (let before = -1; entered.size > before;) {
    before = entered.size
    const transitions = [...entered].flatMap((node) => ownTransitions(node).flatMap(([, given]) => given))
    for (const { target } of transitions) target?.forEach(enter)
  }
  return all.filter((node) => !entered.has(node)).map(stateName)
}
