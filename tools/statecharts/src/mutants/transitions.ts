import type { AnyStateNode } from 'xstate'
import { guardWords } from '../guard-words.ts'
import { nameOf, rootOf, type StateNode, type Transition } from '../reader/index.ts'
import { allNodes, stateName } from '../walker/declared.ts'
import { type BrokenState, kindOfAction } from './mutant.ts'
import { implementation, withoutOneParameter } from './parameters.ts'

type Config = AnyStateNode['config']

/** One transition, as written in the config. */
interface Written {
  target?: string[]
  guard?: unknown
  actions?: unknown
  reenter?: boolean
}

/** All mutants of the transitions for one event in one state: a name and the state's config. */
export function brokenTransitions(
  node: AnyStateNode,
  descriptor: string,
  candidates: readonly Transition[],
): [string, Config][] {
  const written = candidates.map(asWritten)
  return candidates.flatMap((candidate, at) => {
    const place = candidates.length > 1 ? ` [${at}]` : ''
    const self = written[at] ?? {}
    const replace = (...instead: Written[]) =>
      withTransitions(node, descriptor, written.toSpliced(at, 1, ...instead))
    const { guard: _guard, ...unguarded } = self
    const { reenter: _reenter, ...staying } = self
    const elsewhere = otherTarget(node, candidate)
    return [
      [`${place}: delete`, replace()],
      ...(candidate.guard === undefined
        ? []
        : [[`${place}: drop guard ${guardWords(candidate.guard)}`, replace(unguarded)]]),
      ...candidate.actions.map((action, index) => [
        `${place}: drop action ${nameOf(action)}`,
        replace({ ...self, actions: candidate.actions.toSpliced(index, 1) }),
      ]),
      ...(candidate.reenter ? [[`${place}: do not reenter`, replace(staying)]] : []),
      ...(elsewhere
        ? [
            [
              `${place}: lead to ${stateName(elsewhere)} instead`,
              replace({ ...self, target: [`#${elsewhere.id}`, ...(self.target ?? []).slice(1)] }),
            ],
          ]
        : []),
    ] as [string, Config][]
  })
}

/** Mutants in which the transitions for one event pass on too little or have another order. */
export function brokenOrders(
  node: AnyStateNode,
  descriptor: string,
  candidates: readonly Transition[],
): BrokenState[] {
  const written = candidates.map(asWritten)
  return candidates.flatMap((candidate, at) => {
    const place = candidates.length > 1 ? ` [${at}]` : ''
    const self = written[at] ?? {}
    const next = written[at + 1]
    const replace = (...instead: Written[]) =>
      withTransitions(node, descriptor, written.toSpliced(at, instead.length, ...instead))
    return [
      ...withoutOneParameter(candidate.guard).map(([name, guard]) => [
        `${place}: guard ${name}`,
        replace({ ...self, guard }),
        'body',
      ]),
      ...candidate.actions.flatMap((action, index) =>
        withoutOneParameter(action).map(([name, broken]) => [
          `${place}: action ${name}`,
          replace({ ...self, actions: candidate.actions.toSpliced(index, 1, broken as typeof action) }),
          kindOfAction(implementation(node, action)),
        ]),
      ),
      ...(next ? [[`: [${at + 1}] before [${at}]`, replace(next, self), 'body']] : []),
    ] as BrokenState[]
  })
}

/** The same transitions for one event, rewritten as an array. */
export const rewrittenTransitions = (node: AnyStateNode, descriptor: string): Config => {
  const candidates = descriptor === '' ? node.always : node.transitions.get(descriptor)
  return withTransitions(node, descriptor, (candidates ?? []).map(asWritten))
}

const asWritten = ({ target, guard, actions, reenter }: Transition): Written => ({
  ...(target ? { target: target.map(({ id }) => `#${id}`) } : {}),
  ...(guard === undefined ? {} : { guard }),
  ...(actions.length > 0 ? { actions } : {}),
  ...(reenter ? { reenter } : {}),
})

/** The next sibling of a transition's target. */
function otherTarget(node: AnyStateNode, { target }: Transition): StateNode | undefined {
  const aim = target?.[0]
  if (!aim?.parent) return undefined
  const beside = allNodes(rootOf(node.machine)).filter(
    (other) => other.parent === aim.parent && other.type !== 'history',
  )
  return beside.length > 1 ? beside[(beside.indexOf(aim) + 1) % beside.length] : undefined
}

/** The state's config with other transitions for one event. */
const withTransitions = (node: AnyStateNode, descriptor: string, transitions: Written[]): Config => ({
  ...node.config,
  ...changedKey(node, descriptor, transitions.length > 0 ? transitions : undefined),
})

function changedKey(node: AnyStateNode, descriptor: string, value: unknown): Record<string, unknown> {
  const { config } = node
  if (descriptor === '') return { always: value }
  if (descriptor === `xstate.done.state.${node.id}`) return { onDone: value }
  const delay = node.after.find(({ eventType }) => eventType === descriptor)?.delay
  if (delay !== undefined) return { after: entriesWith(config.after, String(delay), value) }
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.*)$/.exec(descriptor) ?? []
  // An actor without an id in the config has one from XState. One that is spawned has its answers in `on`.
  const place = node.invoke.findIndex((invoke) => invoke.id === id)
  if (kind === undefined || place < 0) return { on: entriesWith(config.on, descriptor, value) }
  const key = kind === 'snapshot' ? 'onSnapshot' : kind === 'done.actor' ? 'onDone' : 'onError'
  const invokes = [config.invoke].flat()
  return { invoke: invokes.map((invoke, at) => (at === place ? { ...invoke, [key]: value } : invoke)) }
}

const entriesWith = (record: object | undefined, key: string, value: unknown) =>
  Object.fromEntries(Object.entries({ ...record, [key]: value }).filter(([, stored]) => stored !== undefined))
