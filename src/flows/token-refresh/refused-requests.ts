import type { ActorRefFrom } from 'xstate'
import type { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import { ShopProblem, type ProblemCode } from '../../api/problem.ts'
import type { RefreshGate } from '../../api/shop-client.ts'
import { customerIdOf } from '../../lib/customer-id.ts'

interface Waiting {
  accessToken: string | undefined
  decide: (decision: 'repeat' | 'giveUp') => void
  fail: (problem: ShopProblem) => void
}

/** Holds refused requests until the flow decides whether each is repeated. */
export interface RefusedRequests {
  /** The access token that a waiting request was sent with. */
  sentWith: (id: string) => string | undefined
  /** Returns the callbacks for the API client, which hold each refused request and notify the flow. */
  refreshGate: (flow: ActorRefFrom<typeof tokenRefreshMachine>) => RefreshGate
  /** Repeats the requests; those that another customer made are given up. */
  repeat: (ids: string[]) => void
  giveUp: (ids: string[]) => void
  fail: (ids: string[], code: ProblemCode) => void
}

export function createRefusedRequests(readAccessToken: () => string | undefined): RefusedRequests {
  const waiting = new Map<string, Waiting>()

  const isOfAnother = (accessToken: string | undefined) => {
    const [then, now] = [customerIdOf(accessToken), customerIdOf(readAccessToken())]
    return then !== undefined && now !== undefined && then !== now
  }

  const settle = (ids: string[], how: (request: Waiting) => void) => {
    for (const id of ids) {
      const request = waiting.get(id)
      waiting.delete(id)
      if (request) how(request)
    }
  }

  return {
    sentWith: (id) => waiting.get(id)?.accessToken,
    refreshGate: (flow) => ({
      refused: ({ id, accessToken }) =>
        new Promise((decide, fail) => {
          waiting.set(id, { accessToken, decide, fail })
          flow.send({ type: 'request.refused', id })
        }),
      answered: (id) => flow.send({ type: 'request.answered', id }),
    }),
    repeat: (ids) =>
      settle(ids, ({ decide, accessToken }) => decide(isOfAnother(accessToken) ? 'giveUp' : 'repeat')),
    giveUp: (ids) => settle(ids, ({ decide }) => decide('giveUp')),
    fail: (ids, code) => settle(ids, ({ fail }) => fail(new ShopProblem(code))),
  }
}
