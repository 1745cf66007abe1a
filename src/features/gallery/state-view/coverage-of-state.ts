import type { AnyStateNode } from 'xstate'
import type { Walkable } from '../../../../tools/statecharts/walker/instrument.ts'
import { stateName } from '../../../../tools/statecharts/walker/declared.ts'
import type { Reached } from '../paint.ts'

/** How many of a state's own transitions the pinned paths take, and which they do not. */
export function coverageOfState(node: AnyStateNode, { declared }: Walkable, { transitions }: Reached) {
  const own = [...declared.names.values()].filter((name) => name.startsWith(`${stateName(node)}: `))
  const missing = own.filter((name) => !transitions.has(name))
  return { all: own.length, taken: own.length - missing.length, missing }
}
