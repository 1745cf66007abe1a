import type { AnyStateMachine } from 'xstate'
import { rootOf, type StateNode } from './reader/index.ts'
import { allNodes, stateName } from './walker/declared.ts'

/** How a state treats an event that a user, another flow or a child may send. */
export interface Pair {
  state: string
  event: string
  /**
   * `handled` by a transition or `ignored` for a reason, each in the state or an ancestor; handled `elsewhere`, in a
   * parallel region; or `undeclared`.
   */
  answer: 'handled' | 'ignored' | 'elsewhere' | 'undeclared'
  reason?: string
}

/**
 * Every state in which a machine can rest, with every event it knows. An event that is ignored on purpose is
 * declared in `meta: { ignores: { 'event.type': 'reason' } }` of the state or of an ancestor; `event.*` stands for
 * `event` and all events with that prefix.
 */
export function eventMatrix(machine: AnyStateMachine): Pair[] {
  const events = eventsOf(machine)
  return restingStates(machine).flatMap((node) =>
    events.map((event) => ({ state: stateName(node), event, ...answerOf(node, event) })),
  )
}

/** Useless declarations: an empty reason, an unknown event, or an event that is handled wherever it is declared ignored. */
export function idleDeclarations(machine: AnyStateMachine): string[] {
  const events = eventsOf(machine)
  const resting = restingStates(machine)
  return allNodes(rootOf(machine)).flatMap((node) =>
    Object.entries(ignoredBy(node)).flatMap(([event, reason]) => {
      const inside = resting.filter((state) => lineage(state).includes(node))
      const where = `${stateName(node)} ignores ${event}`
      if (typeof reason !== 'string' || reason.trim() === '') return [`${where} without a reason`]
      const meant = events.filter((known) => matches(event, known))
      if (meant.length === 0) return [`${where}, which no state handles`]
      const used = inside.some((state) =>
        meant.some((known) => !isHandled(state, known) && declarerOf(state, known)?.around === node),
      )
      return used ? [] : [`${where}, but every state in it handles it or gives a reason of its own`]
    }),
  )
}

const isUserEvent = (descriptor: string) => descriptor !== '*' && !descriptor.startsWith('xstate.')

/** Every event that some state handles. */
export function eventsOf(machine: AnyStateMachine): string[] {
  const handled = allNodes(rootOf(machine)).flatMap(({ transitions }) => [...transitions.keys()])
  return [...new Set(handled.filter(isUserEvent))]
}

/** The innermost states in which a machine can rest: without transient states and its final state. */
const restingStates = (machine: AnyStateMachine): StateNode[] =>
  allNodes(rootOf(machine)).filter(
    (node) =>
      Object.keys(node.states).length === 0 &&
      node.type !== 'history' &&
      !isUnguarded(node.always) &&
      !(node.type === 'final' && endsItsParent(node)),
  )

const endsItsParent = ({ parent }: StateNode): boolean =>
  !parent?.parent || isUnguarded(parent.transitions.get(`xstate.done.state.${parent.id}`))

const isUnguarded = (transitions: readonly { guard?: unknown }[] | undefined) =>
  transitions?.some(({ guard }) => guard === undefined) ?? false

function answerOf(node: StateNode, event: string): Omit<Pair, 'state' | 'event'> {
  if (isHandled(node, event)) return { answer: 'handled' }
  const reason = reasonToIgnore(node, event)
  if (reason !== undefined) return { answer: 'ignored', reason }
  return {
    answer: regionsBeside(node).some((region) => mentions(region, event)) ? 'elsewhere' : 'undeclared',
  }
}

/** A transition of an ancestor takes precedence over a declaration. */
const isHandled = (node: StateNode, event: string) => lineage(node).some((around) => handles(around, event))

/** The innermost state that declares why it ignores an event. */
const declarerOf = (node: StateNode, event: string) =>
  lineage(node)
    .map((around) => ({ around, reason: reasonOf(around, event) }))
    .find(({ reason }) => reason !== undefined)

/** Why a state ignores an event on purpose, said by it or by an ancestor. */
export const reasonToIgnore = (node: StateNode, event: string): string | undefined =>
  declarerOf(node, event)?.reason

const reasonOf = (node: StateNode, event: string): string | undefined => {
  const [, reason] = Object.entries(ignoredBy(node)).find(([pattern]) => matches(pattern, event)) ?? []
  return typeof reason === 'string' && reason.trim() !== '' ? reason : undefined
}

/** A state and its ancestors, from the inside out. */
const lineage = (node: StateNode): StateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])]

/** The regions parallel to a state, one of which may handle an event in its place. */
const regionsBeside = (node: StateNode): StateNode[] =>
  lineage(node).flatMap((around) =>
    around.parent?.type === 'parallel'
      ? Object.values(around.parent.states).filter((other) => other !== around)
      : [],
  )

const mentions = (region: StateNode, event: string) =>
  allNodes(region).some((node) => handles(node, event) || reasonOf(node, event) !== undefined)

const handles = (node: StateNode, event: string): boolean =>
  [...node.transitions.keys()].some((descriptor) => matches(descriptor, event))

/** Whether an event descriptor, which may end in `*`, matches an event: `key.*` matches `key` too. */
export const matches = (descriptor: string, event: string): boolean =>
  descriptor === event ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1)))

function ignoredBy({ meta }: StateNode): Record<string, unknown> {
  const ignores: unknown = meta?.ignores
  return typeof ignores === 'object' && ignores !== null ? { ...ignores } : {}
}
