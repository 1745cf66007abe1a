import type { AnyStateNode } from 'xstate'
import { nameOf } from '../outline.ts'
import type { BrokenState } from './mutant.ts'
import { fieldsOf, withoutField } from './fields.ts'

type Config = AnyStateNode['config']

/** A guard or an action with one parameter less: what it is called, and how it is written. */
export function withoutOneParameter(reference: unknown): [string, unknown][] {
  if (typeof reference !== 'object' || reference === null || !('params' in reference)) return []
  const { params } = reference
  return fieldsOf(params).map((field) => [
    `${nameOf(reference)} without ${field}`,
    { ...reference, params: withoutField(params, field) },
  ])
}

/** The state's config with the input of one of its actors gone, or one field of it. */
export function brokenInputs(node: AnyStateNode): BrokenState[] {
  const invokes = [node.config.invoke ?? []].flat()
  return invokes.flatMap((invoke, at) => {
    if (invoke.input === undefined) return []
    const replaced = (input: unknown): Config => ({
      ...node.config,
      invoke: invokes.toSpliced(at, 1, { ...invoke, input } as typeof invoke),
    })
    return [
      [`invoke ${invoke.id} without input`, replaced(undefined), 'input'],
      ...fieldsOf(invoke.input).map((field): BrokenState => [
        `invoke ${invoke.id} without ${field}`,
        replaced(withoutField(invoke.input, field)),
        'input',
      ]),
    ]
  })
}

/** What `setup` has under the name of an action. */
export const implementation = ({ machine }: AnyStateNode, action: unknown): unknown =>
  machine.implementations.actions[nameOf(action)]
