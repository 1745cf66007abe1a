import { createActor, fromPromise } from 'xstate'
import { tokenRefreshMachine, type HeldTokens, type TokenPair } from './token-refresh.machine.ts'

export const newTokens: TokenPair = { accessToken: 'access-2', refreshToken: 'refresh-2' }
export const settled = () => new Promise<void>((done) => setImmediate(done))

/** The flow with a lock and the given cookies; the test decides when the server responds. */
export function openFlow(held: HeldTokens, refusals: { lock?: unknown; look?: unknown } = {}) {
  const log: unknown[] = []
  const looks: string[][] = []
  const refreshes = new Array<{ end: (tokens: TokenPair) => void; fail: (error: unknown) => void }>()
  const machine = tokenRefreshMachine.provide({
    actors: {
      takeLock: fromPromise(async () => {
        log.push('takeLock')
        if (refusals.lock) throw refusals.lock
      }),
      readTokens: fromPromise(async ({ input }) => {
        looks.push(input.waiting)
        if (refusals.look) throw refusals.look
        return held
      }),
      refresh: fromPromise(() => {
        log.push('refresh')
        return new Promise((end, fail) => refreshes.push({ end, fail }))
      }),
    },
    actions: {
      removeAccessToken: () => log.push('removeAccessToken'),
      storeTokens: (_, params) => log.push(['storeTokens', params]),
      clearTokens: () => log.push('clearTokens'),
      releaseLock: () => log.push('releaseLock'),
      goHome: () => log.push('goHome'),
    },
  })
  const flow = createActor(machine)
  flow.on('*', (event) => log.push(event))
  flow.start()
  const refuse = (id: string) => flow.send({ type: 'request.refused', id })
  return { flow, refuse, log, looks, refreshes }
}
