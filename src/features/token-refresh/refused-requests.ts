import type { ActorRefFrom } from 'xstate'
import type { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import type { RefusalDesk } from '../../api/shop-client.ts'

type TokenRefreshActor = ActorRefFrom<typeof tokenRefreshMachine>

interface Waiting {
  accessToken: string | undefined
  decide: (decision: 'repeat' | 'giveUp') => void
}

export interface RefusedRequests extends RefusalDesk {
  sentWith: (id: string) => string | undefined
  /** From now on the flow decides. */
  hand: (flow: TokenRefreshActor) => void
}

/** Where refused requests wait for the flow to say what becomes of each. */
export function createRefusedRequests(): RefusedRequests {
  const waiting = new Map<string, Waiting>()
  let flow: TokenRefreshActor | undefined

  const decide = (ids: string[], decision: 'repeat' | 'giveUp') => {
    for (const id of ids) {
      waiting.get(id)?.decide(decision)
      waiting.delete(id)
    }
  }

  return {
    refused: ({ id, accessToken }) =>
      new Promise((decide) => {
        if (!flow) return decide('giveUp')
        waiting.set(id, { accessToken, decide })
        flow.send({ type: 'request.refused', id })
      }),
    answered: (id) => flow?.send({ type: 'request.answered', id }),
    sentWith: (id) => waiting.get(id)?.accessToken,
    hand(to) {
      flow = to
      flow.on('requests.repeat', ({ ids }) => decide(ids, 'repeat'))
      flow.on('requests.giveUp', ({ ids }) => decide(ids, 'giveUp'))
    },
  }
}
