import type { AnyStateNode } from 'xstate'
import { nameOf } from '../reader/index.ts'
import type { BrokenState } from './mutant.ts'
import { fieldsOf, withoutField } from './fields.ts'

type Config = AnyStateNode['config']

/** A guard or an action without one of its parameters, and the name of that mutant. */
export function withoutOneParameter(reference: unknown): [string, unknown][] {
  if (typeof reference !== 'object' || reference === null || !('params' in reference)) return []
  const { params } = reference
  return fieldsOf(params).map((field) => [
    `${nameOf(reference)} without ${field}`,
    { ...reference, params: withoutField(params, field) },
  ])
}

/** The state's config without the input of one actor, or without one field of it. */
export function brokenInputs(node: AnyStateNode): BrokenState[] {
  const invokes = [node.config.invoke ?? []].flat()
  return invokes.flatMap((invoke, at) => {
    if (invoke.input === undefined) return []
    const id = node.invoke[at]?.id
    const replaced = (input: unknown): Config => ({
      ...node.config,
      invoke: invokes.toSpliced(at, 1, { ...invoke, input } as typeof invoke),
    })
    return [
      [`invoke ${id} without input`, replaced(undefined), 'input'],
      ...fieldsOf(invoke.input).map((field): BrokenState => [
        `invoke ${id} without ${field}`,
        replaced(withoutField(invoke.input, field)),
        'input',
      ]),
    ]
  })
}

/** The implementation of an action in `setup`. */
export const implementation = ({ machine }: AnyStateNode, action: unknown): unknown =>
  machine.implementations.actions[nameOf(action)]
