import type { AnyStateMachine } from 'xstate'
import { composedGuard, implementationsOf, isNotTimer, nameOf, ownEvent, rootOf } from '../../reader/index.ts'
import { allNodes, ownTransitions } from '../../walker/declared.ts'
import { script } from './elements.ts'

type Kind = 'guards' | 'actions' | 'delays'

/** The name of a guard, an action or a delay in the document. */
export const call = (kind: Kind, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${kind}.${name}(_event)` : `${kind}[${quoted(name)}](_event)`

/** Declares every function that the document calls, so that it runs as it is; the reader fills in the bodies. */
export function declarationsOf(machine: AnyStateMachine): string[] {
  const nodes = allNodes(rootOf(machine))
  const transitions = nodes.flatMap((node) => ownTransitions(node).flatMap(([, candidates]) => candidates))
  const guards = transitions.flatMap(({ guard }) => (guard === undefined ? [] : plainGuards(guard, machine)))
  const actions = [
    ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ]
  const delays = [
    ...nodes.flatMap(({ after }) => after.map(({ delay }) => delay)),
    ...actions.filter(isNotTimer).map((action) => {
      const own = ownEvent(action)
      return own?.kind === 'raise' ? own.delay : undefined
    }),
  ].filter((delay) => typeof delay === 'string')
  const code = [
    ...declared('guards', guards, 'return true'),
    ...declared('actions', actions.filter((action) => !ownEvent(action)).map(nameOf), ''),
    ...declared(
      'delays',
      delays.filter((name) => typeof implementationsOf(machine).delays[name] !== 'number'),
      "return '0ms'",
    ),
  ]
  return code.length > 0 ? script(code) : []
}

/** The guards that a condition calls by name. */
function plainGuards(guard: unknown, machine: AnyStateMachine): string[] {
  const name = nameOf(guard)
  const composed = composedGuard(
    typeof guard === 'function' ? guard : implementationsOf(machine).guards[name],
  )
  if (!composed) return [name]
  return composed.kind === 'in' ? [] : composed.guards.flatMap((part) => plainGuards(part, machine))
}

function declared(kind: Kind, names: string[], body: string): string[] {
  if (names.length === 0) return []
  const inside = [...new Set(names)].map((name) => `  ${quoted(name)}: function (event) { ${body} },`)
  return [`var ${kind} = {`, ...inside, '};']
}

const quoted = (name: string) => `'${name.replace(/[\\']/g, '\\$&')}'`
