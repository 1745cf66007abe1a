import { setTimeout as nextLook } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright/test'
import type { AnyStateMachine } from 'xstate'
import { allNodes, declaredBy, ownTransitions, stateName } from '@phaen/statecharts'

/** A transition as the page reports it: where it starts, its event, and its position among those of that event. */
interface SeenTransition {
  source: string
  descriptor: string
  index: number
}

export interface Reached {
  states: string[]
  taken: string[]
}

/** By flow. */
export type Sightings = Map<string, { states: Set<string>; transitions: Map<string, SeenTransition> }>

/** What the page calls when a flow has done something that it had not done before. */
const reporter = 'reportFlowSighting'

/**
 * Follows the machines of the page from its first drawing on: React tells a hook of its developer tools what it has drawn,
 * and there are the actors. The shop carries nothing for it. What is seen only measures coverage; whether a test passes
 * is judged by the page alone.
 */
export async function watchFlows(context: BrowserContext): Promise<Sightings> {
  const sightings: Sightings = new Map()
  await context.exposeBinding(reporter, (_, flow: string, seen: string | SeenTransition) => {
    const { states, transitions } = sightings.get(flow) ?? { states: new Set(), transitions: new Map() }
    if (typeof seen === 'string') states.add(seen)
    else transitions.set(JSON.stringify(seen), seen)
    sightings.set(flow, { states, transitions })
  })
  await context.addInitScript((name) => {
    const reported = new Set<string>()
    const watched = new WeakSet<object>()

    function report(flow: string, seen: string | object) {
      const known = JSON.stringify([flow, seen])
      if (reported.has(known)) return
      reported.add(known)
      void Reflect.get(window, name)(flow, seen)
    }

    const get = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const all = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

    function recordStates(actor: unknown, snapshot: unknown) {
      const flow = get(get(actor, 'logic'), 'id')
      if (typeof flow !== 'string') return
      for (const node of all(get(snapshot, '_nodes'))) report(flow, all(get(node, 'path')).join('.'))
    }

    function recordTransition(flow: string, transition: unknown) {
      const source = get(transition, 'source')
      const groups: [unknown, unknown][] = [['', get(source, 'always')]]
      const transitions = get(source, 'transitions')
      if (transitions instanceof Map) groups.push(...transitions.entries())
      for (const [descriptor, candidates] of groups) {
        const index = all(candidates).indexOf(transition)
        if (index < 0) continue
        report(flow, { source: all(get(source, 'path')).join('.'), descriptor: String(descriptor), index })
      }
    }

    function follow(actor: unknown) {
      const system = get(actor, 'system')
      if (typeof system !== 'object' || system === null || watched.has(system)) return
      watched.add(system)
      const snapshot = get(actor, '_snapshot')
      recordStates(actor, snapshot)
      for (const child of Object.values(get(snapshot, 'children') ?? {}))
        recordStates(child, get(child, '_snapshot'))
      const inspect = get(system, 'inspect')
      if (typeof inspect !== 'function') return
      inspect.call(system, (event: unknown) => {
        if (get(event, 'type') !== '@xstate.microstep') return
        const flow = get(get(get(event, 'actorRef'), 'logic'), 'id')
        if (typeof flow !== 'string') return
        for (const transition of all(get(event, '_transitions'))) recordTransition(flow, transition)
        recordStates(get(event, 'actorRef'), get(event, 'snapshot'))
      })
    }

    const isActor = (value: unknown) =>
      typeof get(value, 'getSnapshot') === 'function' && get(value, 'logic') !== undefined

    /** An actor, or an object whose fields are actors. */
    function look(value: unknown) {
      if (typeof value !== 'object' || value === null || value instanceof Node) return
      if (isActor(value)) return follow(value)
      const kind = Object.getPrototypeOf(value)
      if (kind !== Object.prototype && kind !== Array.prototype) return
      for (const inner of Object.values(value)) if (isActor(inner)) follow(inner)
    }

    /** What was not drawn anew has the same children as before. */
    function visit(fiber: unknown) {
      for (let one = fiber; one; one = get(one, 'sibling')) {
        look(get(get(one, 'memoizedProps'), 'value'))
        look(get(get(one, 'memoizedProps'), 'actor'))
        for (let hook = get(one, 'memoizedState'); hook; hook = get(hook, 'next'))
          look(get(hook, 'memoizedState'))
        const child = get(one, 'child')
        if (child && child !== get(get(one, 'alternate'), 'child')) visit(child)
      }
    }

    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, root: unknown) => visit(get(root, 'current')),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    })
  }, reporter)
  return sightings
}

/** A transition that changes nothing on the page may come after the last look at it. */
const patience = 2000

/** What the machine of a flow has reached in the page, with the transitions that are awaited. */
export async function reachedIn(
  page: Page,
  sightings: Sightings,
  machine: AnyStateMachine,
  awaited: readonly string[],
): Promise<Reached> {
  const taken = () => namesOf(machine, [...(sightings.get(machine.id)?.transitions.values() ?? [])])
  const isMissing = (transition: string) => !taken().includes(transition)
  const end = performance.now() + patience
  // Other implementations report nothing that could be awaited.
  const isFollowed = sightings.has(machine.id)
  while (isFollowed && awaited.some(isMissing) && performance.now() < end) await nextLook(20)
  // An answer of the page arrives after all earlier reports.
  await page.evaluate(() => undefined)
  const states = [...(sightings.get(machine.id)?.states ?? [])]
  return { states: states.map((path) => path || '(root)'), taken: taken() }
}

function namesOf(machine: AnyStateMachine, seen: SeenTransition[]): string[] {
  const { names } = declaredBy(machine)
  const nodes = new Map(allNodes(machine.root).map((node) => [stateName(node), node]))
  return seen.flatMap(({ source, descriptor, index }) => {
    const node = nodes.get(source || '(root)')
    const own = node && ownTransitions(node).find(([one]) => one === descriptor)?.[1][index]
    return (own && names.get(own)) ?? []
  })
}
