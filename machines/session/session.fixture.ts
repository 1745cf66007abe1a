import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sessionMachine, type TokenCookies } from './session.machine.ts'

export const both: TokenCookies = { accessToken: true, refreshToken: true, customerId: 'c-1' }
export const bothOfAnother: TokenCookies = { ...both, customerId: 'c-2' }
export const bothOfUnknown: TokenCookies = { ...both, customerId: undefined }
export const refreshAlone: TokenCookies = { accessToken: false, refreshToken: true, customerId: undefined }
export const neither: TokenCookies = { accessToken: false, refreshToken: false, customerId: undefined }
export const signedOut: TokenCookies = { ...neither, hasSignedOut: true }
export const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', customerId: 'c-1' }
export const credentials = { type: 'signIn.submit', userName: '0812345678', password: 'Acrylic3mm' } as const

/** A session; the test decides when its server responds. `log` lists effects and emitted events in order. */
export function openSession(cookies: TokenCookies) {
  const log: unknown[] = []
  const signIns = new Array<{
    input: unknown
    end: (signedIn: typeof tokens) => void
    fail: (error: unknown) => void
  }>()
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => new Promise((end, fail) => signIns.push({ input, end, fail }))),
    },
    actions: {
      storeTokens: (_, params) => log.push(['storeTokens', params]),
      clearTokens: () => log.push('clearTokens'),
      showLoading: () => log.push('showLoading'),
      hideLoading: () => log.push('hideLoading'),
      endSessionOnServer: () => log.push('endSessionOnServer'),
    },
  })
  const session = createActor(machine, { clock, input: { cookies } })
  session.on('*', (event) => log.push(event))
  session.start()
  return { session, log, signIns, clock }
}

export const settled = () => new Promise<void>((done) => setImmediate(done))
