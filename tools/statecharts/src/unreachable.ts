import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { historyDefaults, regionsOf } from './history.ts'
import { allNodes, ownTransitions, stateName } from './walker/declared.ts'

/** States that no chain of transitions leads to from the start, even if every guard allowed. */
export function unreachableStates(machine: AnyStateMachine): string[] {
  const all = allNodes(machine.root)
  const entered = new Set<AnyStateNode>()
  const targeted = new Set<AnyStateNode>()

  /** Enters a state with its initial states, its ancestors and the parallel regions. */
  const enter = (node: AnyStateNode): void => {
    if (targeted.has(node)) return
    targeted.add(node)
    entered.add(node)
    startsOf(node).forEach(enter)
    for (let around = node.parent; around; around = around.parent) {
      entered.add(around)
      if (around.type === 'parallel') regionsOf(around).forEach(enter)
    }
  }

  enter(machine.root)
  for (let before = -1; entered.size > before;) {
    before = entered.size
    const transitions = [...entered].flatMap((node) => ownTransitions(node).flatMap(([, given]) => given))
    for (const { target } of transitions) target?.forEach(enter)
  }
  return all.filter((node) => !entered.has(node)).map(stateName)
}

function startsOf(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'compound') return [...node.initial.target]
  if (node.type === 'parallel') return regionsOf(node)
  return node.type === 'history' ? historyDefaults(node) : []
}
