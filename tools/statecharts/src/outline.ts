import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { allNodes, eventName, ownTransitions, stateName } from './walker/declared.ts'

/** What a statechart tool shows of a machine, line by line, so that two machines can be compared. */
export const outlineOf = (machine: AnyStateMachine): string[] =>
  allNodes(machine.root).flatMap(outlineOfState)

function outlineOfState(node: AnyStateNode): string[] {
  const about = (what: string, value: unknown) =>
    value === undefined ? [] : [`${stateName(node)} · ${what}: ${JSON.stringify(value)}`]
  return [
    ...about('type', node.type),
    ...about(
      'initial',
      node.initial?.target.map((target: AnyStateNode) => stateName(target)),
    ),
    ...about('description', node.description),
    ...about('meta', node.meta),
    ...about('tags', node.tags),
    ...about('entry', node.entry.map(nameOf).filter(isNotTimer)),
    ...about('exit', node.exit.map(nameOf).filter(isNotTimer)),
    ...node.invoke.flatMap(({ id, src, input }) =>
      about(`invoke ${id}`, { src, input: input !== undefined }),
    ),
    ...ownTransitions(node).flatMap(([descriptor, candidates]) =>
      candidates.flatMap((transition) =>
        about(`on ${eventName(node, descriptor)}`, outlineOfTransition(transition)),
      ),
    ),
  ]
}

const outlineOfTransition = (transition: AnyTransitionDefinition) => ({
  target: transition.target?.map(stateName),
  guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
  actions: transition.actions.map(nameOf),
  reenter: transition.reenter,
  description: transition.description,
})

/** An action or guard by its name, or by XState's type if it has none. */
export function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function')
    return `(inline ${'type' in reference ? String(reference.type) : reference.name})`
  return typeof reference === 'object' && reference !== null && 'type' in reference
    ? String(reference.type)
    : '?'
}

/** XState starts and cancels the timers of `after` by its own entry and exit actions. */
export const isNotTimer = (name: string) =>
  name !== '(inline xstate.raise)' && name !== '(inline xstate.cancel)'
