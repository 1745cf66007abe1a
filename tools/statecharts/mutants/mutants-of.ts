import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { nameOf } from '../outline.ts'
import { allNodes, eventName, ownTransitions, stateName } from '../walker/declared.ts'
import { brokenTransitions, rewrittenTransitions } from './transitions.ts'

/** A machine with one thing wrong, named so that a person finds the place. */
export interface Mutant {
  name: string
  machine: AnyStateMachine
}

type Config = AnyStateNode['config']

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [
    ...allNodes(machine.root).flatMap((node) =>
      brokenStates(node).map(([name, broken]) => ({ name, machine: rebuilt(machine, node.config, broken) })),
    ),
    ...brokenDelays(machine),
  ]
}

/** @public Imported by the code that the mutation run makes for the hand-written tests. */
export function mutantNamed(machine: AnyStateMachine, name: string): AnyStateMachine {
  const mutant = mutantsOf(machine).find((candidate) => candidate.name === name)
  if (!mutant) throw new Error(`${machine.id} has no mutant '${name}'`)
  return mutant.machine
}

/** The machine with every transition written down anew and nothing wrong: what a mutant must differ from. */
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

/** The machine again, with one of its states described differently. */
function rebuilt(machine: AnyStateMachine, part: Config, replacement: Config): AnyStateMachine {
  const config = swapped(machine.config, part, replacement)
  return createMachine({ ...config, options: { maxIterations: 500 } }, machine.implementations)
}

/** A copy in which one object stands for another; functions stay what they are. */
function swapped<T>(value: T, part: object, replacement: object): T
function swapped(value: unknown, part: object, replacement: object): unknown {
  if (value === part) return replacement
  if (Array.isArray(value)) return value.map((inner) => swapped(inner, part, replacement))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, swapped(inner, part, replacement)]),
  )
}

function brokenStates(node: AnyStateNode): [string, Config][] {
  const { config } = node
  const where = stateName(node)
  const invokes = listOf(config.invoke)
  const siblings = Object.keys(node.states).filter((key) => node.states[key]?.type !== 'history')
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined
  const other = siblings.find((key) => key !== first)
  return [
    ...(['entry', 'exit'] as const).flatMap((moment) => {
      const actions = listOf(config[moment])
      return actions.map((action, at): [string, Config] => [
        `${where}: drop ${moment} ${nameOf(action)}`,
        { ...config, [moment]: actions.toSpliced(at, 1) },
      ])
    }),
    ...node.tags.map((tag): [string, Config] => [
      `${where}: drop tag ${tag}`,
      { ...config, tags: node.tags.filter((kept) => kept !== tag) },
    ]),
    ...invokes.map((invoke, at): [string, Config] => [
      `${where}: drop invoke ${invoke.id}`,
      { ...config, invoke: invokes.toSpliced(at, 1) },
    ]),
    ...(first !== undefined && other !== undefined
      ? [
          [`${where}: start in ${other} instead of ${first}`, { ...config, initial: other }] satisfies [
            string,
            Config,
          ],
        ]
      : []),
    ...ownTransitions(node).flatMap(([descriptor, candidates]) =>
      brokenTransitions(node, descriptor, candidates).map(([name, broken]): [string, Config] => [
        `${where}: ${eventName(node, descriptor)}${name}`,
        broken,
      ]),
    ),
  ]
}

/** A millisecond more is wrong already. */
function brokenDelays(machine: AnyStateMachine): Mutant[] {
  const { delays } = machine.implementations
  return Object.entries(delays).map(([name, delay]) => {
    const later =
      typeof delay === 'function'
        ? (...given: Parameters<typeof delay>) => Number(delay(...given)) + 1
        : Number(delay) + 1
    return {
      name: `delay ${name}: a millisecond later`,
      machine: machine.provide({ delays: { [name]: later } }),
    }
  })
}

function listOf<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? [...value] : [value as T]
}
