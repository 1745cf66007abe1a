import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { isCodeGood, otpMachine, secondsToConfirm, secondsToResend, type SentCode } from './otp.machine.ts'

export const settled = () => new Promise<void>((done) => setImmediate(done))
export const start = 1_700_000_000_000
export const lifetime = 300_000
export const resendWait = 60_000

/** Everything that outlives the page: the time, the stored state of the code, and the server. */
export function createScenario() {
  return {
    clock: new SimulatedClock(),
    stored: new Array<SentCode | null>(null),
    recalls: new Array<unknown>(),
    requests: new Array<unknown>(),
    confirmations: new Array<unknown>(),
    drops: new Array<unknown>(),
    requestRefusal: undefined as unknown,
    confirmRefusal: undefined as unknown,
  }
}

type Scenario = ReturnType<typeof createScenario>

/** Simulates a page load: starts a new machine on the scenario's current state. */
export async function openPage(scenario: Scenario) {
  const now = () => start + scenario.clock.now()
  const machine = otpMachine.provide({
    actors: {
      clock: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'clock.tick', now: now() })
        const again = (): unknown => scenario.clock.setTimeout(() => [tell(), again()], 1000)
        tell()
        again()
      }),
      recallCode: fromPromise(async ({ input }) => {
        scenario.recalls.push(input)
        return scenario.stored.at(-1) ?? null
      }),
      requestCode: fromPromise(async ({ input }) => {
        scenario.requests.push(input)
        if (scenario.requestRefusal) throw scenario.requestRefusal
        return {
          refCode: `REF${scenario.requests.length}`,
          expiresAt: now() + lifetime,
          resendAt: now() + resendWait,
        }
      }),
      confirmCode: fromPromise(async ({ input }) => {
        scenario.confirmations.push(input)
        if (scenario.confirmRefusal) throw scenario.confirmRefusal
      }),
    },
    actions: {
      rememberCode: (_, params) => scenario.stored.push(params),
      dropCode: (_, params) => {
        scenario.stored.push(null)
        scenario.drops.push(params)
      },
    },
  })
  const page = createActor(machine, { input: { userName: '0812345678', reason: 'register' } })
  page.start()
  await settled()
  const state = () => page.getSnapshot()
  const submit = async (otp: string) => {
    page.send({ type: 'otp.submit', otp })
    await settled()
  }
  const resend = async () => {
    page.send({ type: 'otp.resend' })
    await settled()
  }
  return {
    page,
    state,
    submit,
    resend,
    countdown: () => secondsToResend(state().context),
    confirmCountdown: () => secondsToConfirm(state().context),
    isGood: () => isCodeGood(state().context),
  }
}
