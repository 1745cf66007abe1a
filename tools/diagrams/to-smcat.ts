import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { IActionType, IState, IStateMachine, ITransition } from 'state-machine-cat'
import { isNotTimer, nameOf } from '../statecharts/outline.ts'
import { ownTransitions } from '../statecharts/walker/declared.ts'
import { arrowWords } from './words.ts'

/** A machine in the words of state-machine-cat: what stays inside a state is written in its box, the rest is arrows. */
export function toSmcat(machine: AnyStateMachine): IStateMachine {
  const arrows = new Arrows()
  const states =
    machine.root.type === 'parallel' ? stateOf(machine.root, arrows) : insideOf(machine.root, arrows)
  return { states, transitions: arrows.list() }
}

function insideOf(node: AnyStateNode, arrows: Arrows): IState[] {
  const children = Object.values<AnyStateNode>(node.states)
  const states = children.flatMap((child) => stateOf(child, arrows))
  const [first] = node.type === 'compound' ? node.initial.target : []
  if (first) {
    states.unshift({ name: `${node.id} initial`, type: 'initial' })
    arrows.add(`${node.id} initial`, first.id, '')
  }
  const inward = arrowsOf(node).filter(({ transition }) =>
    transition.target?.some((target) => isInside(target, node)),
  )
  const lines = node.parent ? [] : boxLines(node)
  if (inward.length + lines.length > 0) {
    states.push({
      name: `${node.id} any`,
      type: 'regular',
      label: 'in any state',
      class: 'any',
      ...(lines.length > 0 ? { actions: lines } : {}),
    })
    for (const { transition, words } of inward) {
      for (const target of transition.target ?? []) arrows.add(`${node.id} any`, target.id, words)
    }
  }
  return states
}

function stateOf(node: AnyStateNode, arrows: Arrows): IState[] {
  if (node.type === 'history') {
    return [{ name: node.id, type: node.history === 'deep' ? 'deephistory' : 'history' }]
  }
  for (const { transition, words } of arrowsOf(node)) {
    for (const target of transition.target ?? []) {
      if (!isInside(target, node)) arrows.add(node.id, target.id, words)
    }
  }
  const inside = insideOf(node, arrows)
  const actions = boxLines(node)
  const state: IState = {
    name: node.id,
    label: roomForBold(node.key),
    type: node.type === 'parallel' ? 'parallel' : 'regular',
    class: ['box', ...node.tags].join(' '),
    ...(actions.length > 0 ? { actions } : {}),
    ...(inside.length > 0 ? { statemachine: { states: inside } } : {}),
  }
  if (node.type !== 'final') return [state]
  arrows.add(node.id, `${node.id} final`, '')
  return [state, { name: `${node.id} final`, type: 'final' }]
}

/** What happens without leaving the state. */
function boxLines(node: AnyStateNode): IActionType[] {
  const stays = arrowsOf(node).filter(({ transition }) => !transition.target)
  return [
    ...node.invoke.map(({ id }) => ({ type: 'activity' as const, body: `do/ ${id}` })),
    ...node.entry
      .map(nameOf)
      .filter(isNotTimer)
      .map((body) => ({ type: 'entry' as const, body })),
    ...node.exit
      .map(nameOf)
      .filter(isNotTimer)
      .map((body) => ({ type: 'exit' as const, body })),
    ...stays.map(({ transition, words }) => ({
      type: 'activity' as const,
      body: transition.actions.length > 0 ? words.replace('\n', ' ') : `${words}: ignored`,
    })),
  ]
}

const arrowsOf = (node: AnyStateNode): { transition: AnyTransitionDefinition; words: string }[] =>
  ownTransitions(node).flatMap(([, candidates]) =>
    candidates.map((transition, index) => ({
      transition,
      words: arrowWords(node, transition, { index, of: candidates.length }),
    })),
  )

/** The layout reckons with plain letters; bold ones need a little more. */
const roomForBold = (name: string) => {
  const room = '\u00a0'.repeat(Math.ceil(name.length / 12))
  return `${room}${name}${room}`
}

const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor))

/** Arrows between the same two states become one, with all they say under each other. */
class Arrows {
  #words = new Map<string, { from: string; to: string; words: string[] }>()

  add(from: string, to: string, words: string) {
    const key = `${from}\n${to}`
    const arrow = this.#words.get(key) ?? { from, to, words: [] }
    if (words !== '') arrow.words.push(words)
    this.#words.set(key, arrow)
  }

  list(): ITransition[] {
    return [...this.#words.values()].map(({ from, to, words }, index) => ({
      id: index + 1,
      from,
      to,
      ...(words.length > 0 ? { label: words.join('\n') } : {}),
    }))
  }
}
