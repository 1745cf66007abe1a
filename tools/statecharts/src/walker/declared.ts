import type { AnyStateMachine } from 'xstate'
import { implementationsOf, rootOf, type StateNode, type Transition } from '../reader/index.ts'

/** All declarations of a machine that a walk has to reach. */
export interface Declared {
  states: string[]
  /** Each transition object of the machine, with its name in the plan. */
  names: Map<Transition, string>
  guarded: string[]
  guards: string[]
}

export function declaredBy(machine: AnyStateMachine): Declared {
  const nodes = allNodes(rootOf(machine))
  const names = new Map<Transition, string>()
  for (const node of nodes) {
    for (const [descriptor, candidates] of ownTransitions(node)) {
      candidates.forEach((transition, index) => {
        names.set(transition, transitionName(node, descriptor, { index, of: candidates.length }))
      })
    }
  }
  return {
    states: nodes.filter((node) => node.type !== 'history').map(stateName),
    names,
    guarded: [...names].filter(([transition]) => transition.guard !== undefined).map(([, name]) => name),
    guards: Object.keys(implementationsOf(machine).guards),
  }
}

/** The position of a transition among those of the same event. */
export interface Position {
  index: number
  of: number
}

/** The name of a transition in plans, coverage and drawings. */
export function transitionName(node: StateNode, descriptor: string, { index, of }: Position): string {
  const place = of > 1 ? ` [${index}]` : ''
  return `${stateName(node)}: ${eventName(node, descriptor)}${place}`
}

export const stateName = (node: StateNode): string => node.path.join('.') || '(root)'

/** The id of each state by its name: an author may choose ids that say nothing of their place. */
export const idsByName = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(allNodes(rootOf(machine)).map((node) => [stateName(node), node.id]))

/** A state and all states inside of it, from the outside in. */
export const allNodes = <Node extends { states: Readonly<Record<string, Node>> }>(node: Node): Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => allNodes(child)),
]

/** Event descriptors of one state with their transitions; `''` stands for `always`. */
export function ownTransitions(node: StateNode): [string, readonly Transition[]][] {
  const own: [string, readonly Transition[]][] = [...node.transitions]
  return node.always ? [['', node.always], ...own] : own
}

/** What a descriptor stands for. The events of XState are known by their prefix, so that a user's event `done` is none. */
export interface EventWords {
  kind: 'always' | 'done' | 'after' | 'error' | 'snapshot' | 'event'
  /** The delay, the actor, or the user's event; empty for a state that is done. */
  subject: string
}

export function eventWords(node: StateNode, descriptor: string): EventWords {
  if (descriptor === '') return { kind: 'always', subject: '' }
  if (descriptor === `xstate.done.state.${node.id}`) return { kind: 'done', subject: '' }
  const after = /^xstate\.after\.(.*)$/.exec(descriptor)
  if (after?.[1]) return { kind: 'after', subject: after[1].slice(0, -node.id.length - 1) }
  const reply = /^xstate\.(done|error)\.actor\.(.*)$/.exec(descriptor)
  if (reply) return { kind: reply[1] === 'done' ? 'done' : 'error', subject: reply[2] ?? '' }
  const shown = /^xstate\.snapshot\.(.*)$/.exec(descriptor)
  return shown ? { kind: 'snapshot', subject: shown[1] ?? '' } : { kind: 'event', subject: descriptor }
}

/** `xstate.after.display.snackbar.shown` becomes `after display`, and so on. A user's event of such a name is set apart. */
export function eventName(node: StateNode, descriptor: string): string {
  const { kind, subject } = eventWords(node, descriptor)
  if (kind === 'event') return reserved.test(subject) ? `event ${subject}` : subject
  return subject === '' ? kind : `${kind} ${subject}`
}

const reserved = /^(?:always$|done$|(?:done|after|error|snapshot|event) )/
