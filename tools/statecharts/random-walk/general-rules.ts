import type { AnyStateNode } from 'xstate'
import { always, type Rule } from './rule.ts'

/** Rules that hold for every machine. */
export const generalRules: Rule[] = [
  always('no move breaks the machine', ({ outcome }) => outcome.broke),
  {
    says: 'no actor runs on after its state',
    watch: () => {
      const homes = new Map<string, AnyStateNode[]>()
      let before: AnyStateNode[] = []
      return ({ snapshot, actors }) => {
        const active: AnyStateNode[] = snapshot._nodes
        const entered = active.filter((node) => !before.includes(node))
        for (const { id } of actors) {
          const home = active.filter((node) => node.invoke.some((invoked) => invoked.id === id))
          // A spawned actor belongs to the states that were entered when it started.
          if (home.length > 0) homes.set(id, home)
          else if (!homes.has(id)) homes.set(id, entered.length > 0 ? entered : active)
        }
        for (const id of homes.keys()) if (!actors.some((actor) => actor.id === id)) homes.delete(id)
        before = active
        const left = actors.find(({ id }) => !homes.get(id)?.some((node) => active.includes(node)))
        return left && `${left.id} still runs`
      }
    },
  },
  always('the context is plain data', ({ snapshot }) => unstorable(snapshot.context, 'context')),
]

const isRecord = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))
const isActor = (value: object) => 'sessionId' in value && 'send' in value

/** Where a value holds something that data has no words for: a function, a class, a number that is none. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'function') return `${path} is a function`
  if (typeof value === 'number' && Number.isNaN(value)) return `${path} is NaN`
  if (typeof value !== 'object' || value === null || isActor(value)) return undefined
  if (!Array.isArray(value) && !isRecord(value)) return `${path} is a ${value.constructor.name}`
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
