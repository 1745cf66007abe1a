import type { AnyStateMachine } from 'xstate'
import { guardWords } from './guard-words.ts'
import { isNotTimer, nameOf, rootOf, type StateNode, type Transition } from './reader/index.ts'
import { allNodes, eventName, ownTransitions, stateName } from './walker/declared.ts'

/** What a statechart tool shows of a machine, line by line, so that two machines can be compared. */
export const outlineOf = (machine: AnyStateMachine): string[] =>
  allNodes(rootOf(machine)).flatMap(outlineOfState)

function outlineOfState(node: StateNode): string[] {
  const about = (what: string, value: unknown) =>
    value === undefined ? [] : [`${stateName(node)} · ${what}: ${JSON.stringify(value)}`]
  return [
    ...about('type', node.type),
    ...about('initial', node.initial?.target.map(stateName)),
    ...about('description', node.description),
    ...about('meta', node.meta),
    ...about('tags', node.tags),
    ...about('entry', node.entry.filter(isNotTimer).map(nameOf)),
    ...about('exit', node.exit.filter(isNotTimer).map(nameOf)),
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

const outlineOfTransition = (transition: Transition) => ({
  target: transition.target?.map(stateName),
  guard: transition.guard === undefined ? undefined : guardWords(transition.guard),
  actions: transition.actions.map(nameOf),
  reenter: transition.reenter,
  description: transition.description,
})
