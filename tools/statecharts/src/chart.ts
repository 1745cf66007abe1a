import type { AnyStateMachine } from 'xstate'
import { arrowWords, type Label, labelOf } from './arrow-words.ts'
import { initialOf, isNotTimer, nameOf, rootOf, type StateNode, type Transition } from './reader/index.ts'
import { ownTransitions } from './walker/declared.ts'

/** A machine as boxes and arrows, from which all drawings and text diagrams are made. */
export interface Chart {
  boxes: Box[]
  arrows: Arrow[]
}

export interface Box {
  id: string
  name: string
  /** `start` and `end` are the dots of a diagram; `anywhere` stands for all of its sibling states. */
  kind: 'state' | 'parallel' | 'start' | 'end' | 'history' | 'deep history' | 'anywhere'
  tags: string[]
  /** Transitions, actions and actors that do not leave the state. */
  lines: Line[]
  inside: Box[]
  /** How many states a folded one keeps to itself. */
  holds?: number
  /** The ids of what a folded one does not show. */
  hides?: string[]
}

export interface Line {
  when: 'invoked' | 'entry' | 'exit' | 'event'
  words: string
  /** An event that the state handles on purpose without any effect. */
  ignored?: boolean
  /** The name of the transition, for an event. */
  transition?: string
  /** The target of a transition that a drawing shows without an arrow. */
  to?: string
}

/** All transitions from one state to another, each with its label. The arrow from a start dot has none. */
export interface Arrow {
  from: string
  to: string
  labels: Label[]
}

export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Arrows()
  const root = rootOf(machine)
  const boxes = root.type === 'parallel' ? boxesOf(root, arrows) : boxesInside(root, arrows)
  return { boxes, arrows: arrows.list() }
}

function boxesInside(node: StateNode, arrows: Arrows): Box[] {
  const children = Object.values(node.states)
  const boxes = children.flatMap((child) => boxesOf(child, arrows))
  const [first] = node.type === 'compound' ? initialOf(node) : []
  if (first) {
    boxes.unshift({ ...dot, id: `${node.id} initial`, kind: 'start' })
    arrows.add(`${node.id} initial`, first.id)
  }
  const inward = arrowsOf(node).filter(({ targets }) => targets.some((target) => isInside(target, node)))
  // The lines of a machine that has no box; regions stand in one.
  const lines = node.parent || node.type === 'parallel' ? [] : linesOf(node)
  if (inward.length + lines.length > 0) {
    boxes.push({ ...dot, id: `${node.id} any`, name: 'in any state', kind: 'anywhere', lines })
    for (const { targets, label } of inward) {
      for (const target of targets) arrows.add(`${node.id} any`, target.id, label)
    }
  }
  return boxes
}

function boxesOf(node: StateNode, arrows: Arrows): Box[] {
  const box = { ...dot, id: node.id, name: node.key }
  if (node.type === 'history') return [{ ...box, kind: node.history === 'deep' ? 'deep history' : 'history' }]
  for (const { targets, label } of arrowsOf(node)) {
    for (const target of targets) {
      if (!isInside(target, node)) arrows.add(node.id, target.id, label)
    }
  }
  const inside = boxesInside(node, arrows)
  const kind = node.type === 'parallel' ? ('parallel' as const) : ('state' as const)
  const state: Box = { ...box, kind, tags: [...node.tags], lines: linesOf(node), inside }
  if (node.type !== 'final') return [state]
  arrows.add(node.id, `${node.id} final`)
  return [state, { ...dot, id: `${node.id} final`, kind: 'end' }]
}

const dot = { name: '', tags: [], lines: [], inside: [] }

function linesOf(node: StateNode): Line[] {
  const stays = arrowsOf(node).filter(({ targets }) => targets.length === 0)
  const named = (when: Line['when'], names: string[]) => names.map((words): Line => ({ when, words }))
  return [
    ...named(
      'invoked',
      node.invoke.map(({ id }) => id),
    ),
    ...named('entry', node.entry.filter(isNotTimer).map(nameOf)),
    ...named('exit', node.exit.filter(isNotTimer).map(nameOf)),
    ...stays.map(({ transition, label }): Line => ({
      when: 'event',
      words: arrowWords(label).replace('\n', ' '),
      transition: label.transition,
      ...(transition.actions.length > 0 ? {} : { ignored: true }),
    })),
  ]
}

const arrowsOf = (node: StateNode): { transition: Transition; targets: StateNode[]; label: Label }[] =>
  ownTransitions(node).flatMap(([descriptor, candidates]) =>
    candidates.map((transition, index) => ({
      transition,
      targets: (transition.target ?? []).flatMap(drawnAs),
      label: labelOf(node, descriptor, transition, { index, of: candidates.length }),
    })),
  )

/** A machine without regions has no box: what leads to it leads to where it starts. */
const drawnAs = (node: StateNode): StateNode[] =>
  node.parent || node.type === 'parallel' ? [node] : initialOf(node)

const isInside = (node: StateNode, ancestor: StateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor))

/** Transitions between the same two states share one arrow. */
class Arrows {
  #arrows = new Map<string, Arrow>()

  add(from: string, to: string, label?: Label) {
    const key = `${from}\n${to}`
    const arrow = this.#arrows.get(key) ?? { from, to, labels: [] }
    if (label) arrow.labels.push(label)
    this.#arrows.set(key, arrow)
  }

  list = (): Arrow[] => [...this.#arrows.values()]
}
