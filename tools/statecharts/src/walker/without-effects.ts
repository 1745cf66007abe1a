import type { NameOfActor } from './actor-names.ts'
import { standInFor } from './stand-in.ts'

interface Options {
  id?: unknown
}

type Spawn = (source: unknown, options?: Options) => unknown

interface Enqueue {
  (action: unknown): void
  assign: (assignment: unknown) => void
  spawnChild: Spawn
}

/**
 * The same action without what it does outside of the machine, whether it has a name in `setup` or stands in the
 * config. What XState makes (`assign`, `raise` and so on) still works, but the actors that it starts are stand-ins.
 */
export function withoutEffects<Action>(action: Action, nameOfActor: NameOfActor): Action
export function withoutEffects(action: unknown, nameOfActor: NameOfActor): unknown {
  if (typeof action !== 'function') return action
  if (!('resolve' in action)) return Object.defineProperty(() => {}, 'name', { value: action.name })
  if ('assignment' in action)
    return changed(action, { assignment: spawningStandIns(action.assignment, nameOfActor) })
  if ('collect' in action) return changed(action, { collect: collecting(action.collect, nameOfActor) })
  if ('src' in action && 'id' in action)
    return changed(action, {
      src: asSource(action.src),
      id: action.id ?? (() => nameOfActor(action.src)),
    })
  return action
}

/** XState reads its own actions as functions with fields. */
const changed = (action: object, fields: object) => Object.assign(() => {}, action, fields)

/** An assignment, or one for each field, or a context that is made at the start: all of them may spawn. */
export function spawningStandIns(assignment: unknown, nameOfActor: NameOfActor): unknown {
  if (typeof assignment === 'function')
    return (args: { spawn: Spawn }, params: unknown): unknown =>
      called(assignment, { ...args, spawn: named(args.spawn, nameOfActor) }, params)
  if (typeof assignment !== 'object' || assignment === null) return assignment
  return Object.fromEntries(
    Object.entries(assignment).map(([key, value]) => [
      key,
      typeof value === 'function' ? spawningStandIns(value, nameOfActor) : value,
    ]),
  )
}

const collecting =
  (collect: unknown, nameOfActor: NameOfActor) =>
  ({ enqueue, ...args }: { enqueue: Enqueue }, params: unknown): unknown => {
    const quiet = Object.assign((action: unknown) => enqueue(withoutEffects(action, nameOfActor)), enqueue, {
      assign: (assignment: unknown) => enqueue.assign(spawningStandIns(assignment, nameOfActor)),
      spawnChild: named(enqueue.spawnChild, nameOfActor),
    })
    return called(collect, { ...args, enqueue: quiet }, params)
  }

const called = (work: unknown, args: object, params: unknown): unknown =>
  typeof work === 'function' ? Reflect.apply(work, undefined, [args, params]) : undefined

const named =
  (spawn: Spawn, nameOfActor: NameOfActor): Spawn =>
  (source, options) =>
    spawn(asSource(source), { ...options, id: options?.id ?? nameOfActor(source) })

/** A name is looked up in `setup`, where a stand-in is already. */
const asSource = (source: unknown): unknown =>
  typeof source === 'object' && source !== null ? standInFor(source) : source
