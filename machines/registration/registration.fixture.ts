import { createActor, type EventFrom, fromPromise } from 'xstate'
import { person } from './registration.cases.ts'
import { registrationMachine, type BuyerType, type Submission } from './registration.machine.ts'

export const settled = () => new Promise<void>((done) => setImmediate(done))
const eMail = 'buyer@example.co.th'

export interface Answers {
  isExist?: boolean
  checkRefusal?: unknown
  codeRefusal?: unknown
  holdCode?: boolean
  signInRefusal?: unknown
}

/** Starts the flow with responses set by the test. The code is confirmed at once unless `holdCode` is set. */
export function openFlow(answers: Answers = {}, buyerTypeOfDraft?: BuyerType) {
  const asked = {
    codes: new Array<unknown>(),
    phones: new Array<unknown>(),
    accounts: new Array<unknown>(),
    signIns: new Array<unknown>(),
  }
  const refusals = new Array<unknown>()
  const emitted: unknown[] = []
  const machine = registrationMachine.provide({
    actors: {
      checkPhone: fromPromise(async ({ input }) => {
        asked.phones.push(input.phoneNumber)
        if (answers.checkRefusal) throw answers.checkRefusal
        return { isExist: answers.isExist ?? false }
      }),
      otp: fromPromise<unknown, { userName: string; reason: 'register' }>(async ({ input }) => {
        asked.codes.push(input)
        if (answers.codeRefusal) throw answers.codeRefusal
        if (answers.holdCode) await new Promise(() => {})
        return { otp: '424242', refCode: `REF${asked.codes.length}` }
      }),
      register: fromPromise(async ({ input }) => {
        asked.accounts.push(input)
        const refusal = refusals.shift()
        if (refusal) throw refusal
        return { id: 'customer-1' }
      }),
      signIn: fromPromise(async ({ input }) => {
        asked.signIns.push(input)
        if (answers.signInRefusal) throw answers.signInRefusal
      }),
    },
  })
  const flow = createActor(machine, { input: { buyerType: buyerTypeOfDraft } })
  flow.on('*', (event) => emitted.push(event))
  flow.start()
  const state = () => flow.getSnapshot()
  const send = async (event: EventFrom<typeof registrationMachine>) => {
    flow.send(event)
    await settled()
  }
  const submit = (changes: Partial<Submission> = {}) => {
    const userName = state().context.buyerType === 'company' ? eMail : person.userName
    return send({ type: 'details.submit', ...person, userName, ...changes })
  }
  const fill = async (buyerType: BuyerType, changes: Partial<Submission> = {}) => {
    flow.send({ type: 'buyerType.choose', buyerType })
    await submit(changes)
  }
  return { flow, state, send, submit, fill, asked, refusals, emitted, answers }
}

export const formAt = (form: string, phone = 'unknown') => ({ details: { form, phone } })
