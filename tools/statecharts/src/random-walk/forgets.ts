import type { AnyStateMachine } from 'xstate'
import type { Move } from '../cases.ts'
import type { Moment, Rule } from './rule.ts'

interface Forgetting<TMachine extends AnyStateMachine> {
  /** Whether what came in until now has to be gone; `before` is the machine before the move. */
  isOver: (moment: Moment<TMachine>, before: Moment<TMachine>['snapshot'] | undefined) => boolean
  /** Texts that may stay. */
  except?: string[]
}

/**
 * Nothing that came in before a certain moment may be held after it: in the context, by a running actor or in what
 * is emitted. Words that come in again later are no leftovers. Compares texts, so that samples have to differ.
 */
export const forgets = <TMachine extends AnyStateMachine>(
  says: string,
  { isOver, except = [] }: Forgetting<TMachine>,
): Rule<TMachine> => ({
  says,
  watch: () => {
    let cameIn = new Set<string>()
    const gone = new Set<string>()
    let before: Moment<TMachine>['snapshot'] | undefined
    return (moment) => {
      const news = textsOf(cargoOf(moment.move))
      if (isOver(moment, before)) {
        for (const text of cameIn) if (!except.includes(text)) gone.add(text)
        cameIn = new Set()
      }
      before = moment.snapshot
      for (const text of news) {
        cameIn.add(text)
        gone.delete(text)
      }
      const held = textsOf([moment.context, moment.actors.map(({ input }) => input)])
      const left = [...held].find((text) => gone.has(text))
      return left === undefined ? undefined : `it still holds ${JSON.stringify(left)}`
    }
  },
})

/** What a move brings, without the names of events and actors. */
function cargoOf(move: Move): unknown {
  if ('start' in move) return move.start
  if ('send' in move) return Object.values({ ...move.send, type: undefined })
  if ('done' in move) return move.done
  if ('says' in move) return Object.values({ ...move.says, type: undefined })
  return 'shows' in move ? move.shows : undefined
}

function textsOf(value: unknown, found = new Set<string>(), seen = new Set<object>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  if (typeof value !== 'object' || value === null || seen.has(value) || 'sessionId' in value) return found
  seen.add(value)
  for (const inner of Object.values(value)) textsOf(inner, found, seen)
  return found
}
