import type { tokenRefreshMachine } from '../../../../machines/token-refresh/token-refresh.machine.ts'
import {
  always,
  type Chance,
  emittedBy,
  type Moment,
  type Move,
  type Rule,
  startedBy,
} from '@phaen/statecharts'

type TokenRefresh = typeof tokenRefreshMachine

/** The ids of the requests in the events of one type that a move emitted. */
const idsEmittedBy = (moment: Moment<TokenRefresh>, word: string): string[] =>
  emittedBy(moment).flatMap(({ type, ids }) => (type === word && Array.isArray(ids) ? ids.map(String) : []))

/** The requests whose 401 stands, that failed, or that were answered: a request of the same name is another one. */
const endedBy = (moment: Moment<TokenRefresh>): string[] => [
  ...idsEmittedBy(moment, 'requests.giveUp'),
  ...idsEmittedBy(moment, 'requests.fail'),
  ...('send' in moment.move && moment.move.send.type === 'request.answered'
    ? [String(moment.move.send.id)]
    : []),
]

export const rules: Rule<TokenRefresh>[] = [
  {
    says: 'never two refreshes for one request',
    watch: () => {
      const refreshes = new Map<string, number>()
      return (moment) => {
        if (startedBy(moment).some(({ id }) => id === 'refresh')) {
          for (const id of new Set(moment.context.waiting)) {
            const count = (refreshes.get(id) ?? 0) + 1
            if (count > 1) return `${id} asked for ${count} of them`
            refreshes.set(id, count)
          }
        }
        for (const id of endedBy(moment)) refreshes.delete(id)
        return undefined
      }
    },
  },
  {
    says: 'a request is repeated at most once',
    watch: () => {
      const repeated = new Set<string>()
      return (moment) => {
        for (const id of new Set(idsEmittedBy(moment, 'requests.repeat'))) {
          if (repeated.has(id)) return `${id} was repeated twice`
          repeated.add(id)
        }
        for (const id of endedBy(moment)) repeated.delete(id)
        return undefined
      }
    },
  },
  always('one refresh at a time', ({ actors }) =>
    actors.length > 1 ? `${actors.map(({ id }) => id).join(' and ')} run at once` : undefined,
  ),
  always('nobody waits when no refresh is under way', ({ snapshot }) =>
    snapshot.matches('idle') && snapshot.context.waiting.length > 0
      ? `${snapshot.context.waiting.join(' and ')} wait`
      : undefined,
  ),
  {
    says: 'each refresh that starts ends in one word, and gives its lock back',
    watch: () => {
      let isRunning = false
      return (moment) => {
        for (const { type } of emittedBy(moment)) {
          if (type === 'refresh.started' && isRunning) return 'it started twice'
          if (type === 'refresh.started') isRunning = true
          else if (type.startsWith('refresh.')) isRunning = false
        }
        const isBack = moment.outcome.actions.includes('releaseLock')
        if (isBack) isRunning = false
        const isUnderWay = moment.snapshot.matches('flight')
        if (isRunning !== isUnderWay) return `it runs: ${isRunning}, it is under way: ${isUnderWay}`
        return undefined
      }
    },
  },
]

/** What ends everything is rare, or no request would live to be refused again. */
export function vary(move: Move, chance: Chance): Move {
  const isEnd = 'send' in move && ['session.ended', 'request.answered'].includes(move.send.type)
  if (!isEnd || chance.upTo(8) === 1) return move
  return { send: { type: 'request.refused', id: chance.oneOf(['orders', 'cart']) } }
}
