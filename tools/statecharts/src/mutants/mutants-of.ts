import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { nameOf } from '../reader/index.ts'
import { allNodes, eventName, ownTransitions, stateName } from '../walker/declared.ts'
import { brokenBodies, brokenDelays } from './bodies.ts'
import { type BrokenState, kindOfAction, type Mutant } from './mutant.ts'
import { brokenInputs, implementation, withoutOneParameter } from './parameters.ts'
import { brokenOrders, brokenTransitions, rewrittenTransitions } from './transitions.ts'

type Config = AnyStateNode['config']

/** Every mutant: of the chart, of the data that the chart passes on, and of the implementations in `setup`. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return withDistinctNames([
    ...chartMutantsOf(machine),
    ...allNodes(machine.root).flatMap((node) => asMutants(machine, node, brokenHandovers(node))),
    ...brokenBodies(machine),
  ])
}

/** Mutants of states and transitions alone. The search looks for paths that detect these: they are few. */
export const chartMutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...allNodes(machine.root).flatMap((node) => asMutants(machine, node, brokenStates(node))),
  ...brokenDelays(machine),
]

const asMutants = (machine: AnyStateMachine, node: AnyStateNode, broken: BrokenState[]): Mutant[] =>
  broken.map(([name, config, kind]) => ({
    name: `${stateName(node)}: ${name}`,
    kind,
    machine: rebuilt(machine, node.config, config),
  }))

function withDistinctNames(mutants: Mutant[]): Mutant[] {
  const met = new Map<string, number>()
  return mutants.map(({ name, ...rest }) => {
    const times = (met.get(name) ?? 0) + 1
    met.set(name, times)
    return { name: times > 1 ? `${name} (${times})` : name, ...rest }
  })
}

/** @public Imported by code that the mutation run generates for the hand-written tests. */
export function mutantNamed(machine: AnyStateMachine, name: string): AnyStateMachine {
  const mutant = mutantsOf(machine).find((candidate) => candidate.name === name)
  if (!mutant) throw new Error(`${machine.id} has no mutant '${name}'`)
  return mutant.machine
}

/** The machine with all transitions rewritten and no fault, for comparison with a mutant. */
export function unharmed(machine: AnyStateMachine): AnyStateMachine {
  let whole = machine
  for (const { id } of allNodes(machine.root)) {
    for (const descriptor of whole.getStateNodeById(id).transitions.keys()) {
      const node = whole.getStateNodeById(id)
      whole = rebuilt(whole, node.config, rewrittenTransitions(node, descriptor))
    }
    const node = whole.getStateNodeById(id)
    if (node.always) whole = rebuilt(whole, node.config, rewrittenTransitions(node, ''))
  }
  return whole
}

/** A copy of the machine with another config for one state. */
function rebuilt(machine: AnyStateMachine, part: Config, replacement: Config): AnyStateMachine {
  const config = swapped(machine.config, part, replacement)
  return createMachine({ ...config, options: { maxIterations: 500 } }, machine.implementations)
}

/** A copy in which one object is replaced; functions are not copied. */
function swapped<T>(value: T, part: object, replacement: object): T
function swapped(value: unknown, part: object, replacement: object): unknown {
  if (value === part) return replacement
  if (Array.isArray(value)) return value.map((inner) => swapped(inner, part, replacement))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, swapped(inner, part, replacement)]),
  )
}

function brokenStates(node: AnyStateNode): BrokenState[] {
  const { config } = node
  const invokes = listOf(config.invoke)
  const siblings = Object.keys(node.states).filter((key) => node.states[key]?.type !== 'history')
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined
  const other = siblings.find((key) => key !== first)
  return [
    ...(['entry', 'exit'] as const).flatMap((moment) => {
      const actions = listOf(config[moment])
      return actions.map((action, at): BrokenState => [
        `drop ${moment} ${nameOf(action)}`,
        { ...config, [moment]: actions.toSpliced(at, 1) },
        'chart',
      ])
    }),
    ...node.tags.map((tag): BrokenState => [
      `drop tag ${tag}`,
      { ...config, tags: node.tags.filter((stored) => stored !== tag) },
      'chart',
    ]),
    ...node.invoke.map(({ id }, at): BrokenState => [
      `drop invoke ${id}`,
      { ...config, invoke: invokes.toSpliced(at, 1) },
      'chart',
    ]),
    ...(first !== undefined && other !== undefined
      ? [
          [
            `start in ${other} instead of ${first}`,
            { ...config, initial: other },
            'chart',
          ] satisfies BrokenState,
        ]
      : []),
    ...ownTransitions(node).flatMap(([descriptor, candidates]) =>
      brokenTransitions(node, descriptor, candidates).map(([name, broken]): BrokenState => [
        `${eventName(node, descriptor)}${name}`,
        broken,
        'chart',
      ]),
    ),
  ]
}

/** Mutants of the data that a state passes on, and of the order of its transitions: inputs of actors, parameters of actions and guards. */
function brokenHandovers(node: AnyStateNode): BrokenState[] {
  const { config } = node
  return [
    ...brokenInputs(node),
    ...(['entry', 'exit'] as const).flatMap((moment) => {
      const actions = listOf(config[moment])
      return actions.flatMap((action, at) =>
        withoutOneParameter(action).map(([name, broken]): BrokenState => [
          `${moment} ${name}`,
          { ...config, [moment]: actions.toSpliced(at, 1, broken as typeof action) },
          kindOfAction(implementation(node, action)),
        ]),
      )
    }),
    ...ownTransitions(node).flatMap(([descriptor, candidates]) =>
      brokenOrders(node, descriptor, candidates).map(([name, ...broken]): BrokenState => [
        `${eventName(node, descriptor)}${name}`,
        ...broken,
      ]),
    ),
  ]
}

function listOf<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? [...value] : [value as T]
}
