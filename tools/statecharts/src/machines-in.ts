import type { AnyStateMachine } from 'xstate'
import { isMachine } from './reader/index.ts'

export interface NamedMachine {
  /** The name under which its file exports it; a default export goes by the id of the machine. */
  name: string
  machine: AnyStateMachine
}

/** All machines that a file exports, each once. */
export function machinesIn(file: string, exported: Record<string, unknown>): NamedMachine[] {
  const entries = Object.entries(exported).toSorted(([one], [other]) => rank(one) - rank(other))
  const found = new Map<AnyStateMachine, string>()
  for (const [name, value] of entries)
    if (isMachine(value) && !found.has(value)) found.set(value, name === 'default' ? value.id : name)
  if (found.size > 0) return [...found].map(([machine, name]) => ({ name, machine }))

  const other = entries.find(([, value]) => isOfAnotherMajor(value))
  if (other) throw new Error(`${file}: ${other[0]} is a machine of another major of XState than 5`)
  const names = entries.map(([name]) => name)
  throw new Error(
    `${file} exports no machine of XState 5: ${names.length > 0 ? `it exports ${names.join(', ')}` : 'it exports nothing'}`,
  )
}

/** A default export is often exported by its name too, which then says more. */
const rank = (name: string) => (name === 'default' ? 1 : 0)

/** What looks like a machine and is none of 5: of 4, which has `withConfig`, or of a later major. */
const isOfAnotherMajor = (value: unknown): boolean =>
  has(value, 'config') && has(value, 'transition') && typeof value.transition === 'function'

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
