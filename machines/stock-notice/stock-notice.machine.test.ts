import { createActor, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import { stockNoticeMachine, type StockNoticeView } from './stock-notice.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const open: StockNoticeView = { isAsked: false, channel: 'sms', to: '0812345678' }
const asked = { ...open, isAsked: true }

function openPage({ before = open, refusal }: { before?: StockNoticeView; refusal?: unknown } = {}) {
  const calls: string[] = []
  const answer = (name: string, view: StockNoticeView) =>
    fromPromise<StockNoticeView, { variantId: string }>(async ({ input }) => {
      calls.push(`${name} ${input.variantId}`)
      if (refusal !== undefined) throw refusal
      return view
    })
  const page = createActor(
    stockNoticeMachine.provide({
      actors: {
        readNotice: answer('read', before),
        askForNotice: answer('ask', asked),
        withdrawNotice: answer('withdraw', open),
      },
    }),
    { input: { variantId: 'v-1' } },
  )
  let dialogs = 0
  page.on('signIn.wanted', () => void (dialogs += 1))
  page.start()
  return { page, calls, dialogs: () => dialogs }
}

describe('a customer', () => {
  test('R21.15: asks with one press, and reads where the message will go', async () => {
    const { page, calls } = openPage()
    page.send({ type: 'session.began' })
    await settled()
    expect(page.getSnapshot().value).toBe('open')
    page.send({ type: 'notice.ask' })
    await settled()
    expect(page.getSnapshot()).toMatchObject({ value: 'asked', context: { notice: asked } })
    expect(calls).toEqual(['read v-1', 'ask v-1'])
  })

  test('sees that it was asked for earlier, and takes it back', async () => {
    const { page, calls } = openPage({ before: asked })
    page.send({ type: 'session.began' })
    await settled()
    expect(page.getSnapshot().value).toBe('asked')
    page.send({ type: 'notice.withdraw' })
    await settled()
    expect(page.getSnapshot().value).toBe('open')
    expect(calls).toEqual(['read v-1', 'withdraw v-1'])
  })

  test('reads why it was refused, and asks again', async () => {
    const { page } = openPage({ refusal: { code: 'RATE_LIMITED' } })
    page.send({ type: 'session.began' })
    await settled()
    page.send({ type: 'notice.ask' })
    await settled()
    expect(page.getSnapshot()).toMatchObject({ value: 'refused', context: { errorCode: 'RATE_LIMITED' } })
    page.send({ type: 'notice.ask' })
    expect(page.getSnapshot()).toMatchObject({ value: 'asking', context: { errorCode: undefined } })
  })
})

describe('a guest', () => {
  test('R21.15: signs in first, and need not press again', async () => {
    const { page, calls, dialogs } = openPage()
    page.send({ type: 'notice.ask' })
    expect([page.getSnapshot().value, dialogs()]).toEqual(['signingIn', 1])
    page.send({ type: 'session.began' })
    await settled()
    expect(page.getSnapshot().value).toBe('asked')
    expect(calls).toEqual(['ask v-1'])
  })

  test('who closed the dialog can open it again', () => {
    const { page, dialogs } = openPage()
    page.send({ type: 'notice.ask' })
    page.send({ type: 'notice.ask' })
    expect(dialogs()).toBe(2)
  })

  test('after a customer sees nothing of the customer', async () => {
    const { page } = openPage({ before: asked })
    page.send({ type: 'session.began' })
    await settled()
    page.send({ type: 'session.ended' })
    expect(page.getSnapshot()).toMatchObject({ value: 'guest', context: { notice: undefined } })
  })
})
