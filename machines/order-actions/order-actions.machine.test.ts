import { createActor, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { CartLine } from '../../openapi/generated/schema.ts'
import { orderActionsMachine, type LinesAnswer } from './order-actions.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))

const items = [{ productId: 'p-1', variantId: 'v-1', name: 'อะคริลิก', quantity: 3 }]
const line: CartLine = {
  productId: 'p-1',
  variantId: 'v-1',
  quantity: 2,
  weight: { value: 1, unit: 'kilogram' },
}
const found: LinesAnswer['found'] = [line]
const missing: LinesAnswer['missing'] = [{ name: 'อะคริลิก', reason: 'fewer', quantity: 2 }]

/** The cart takes one line of those that are found. */
function startPage(refusal?: { code: string }, again: LinesAnswer = { found, missing }) {
  const log: unknown[] = []
  const answer = async <Output>(name: string, input: unknown, output: Output): Promise<Output> => {
    log.push([name, input])
    if (refusal) throw refusal
    return output
  }
  const page = createActor(
    orderActionsMachine.provide({
      actors: {
        otp: fromPromise<{ otp: string; refCode: string }, { userName: string; reason: 'confirmOrder' }>(
          async ({ input }) => {
            const isFirst = log.push(['code', input]) === 1
            return isFirst ? { otp: '482913', refCode: 'KX7P' } : new Promise(() => undefined)
          },
        ),
        confirmOrder: fromPromise(({ input }) => answer<unknown>('confirm', input, {})),
        startPayment: fromPromise(({ input }) =>
          answer('pay', input, { redirectUrl: 'https://pay.example.com/p/1' }),
        ),
        cancelOrder: fromPromise(({ input }) => answer<unknown>('cancel', input, {})),
        findLines: fromPromise(({ input }) => answer('find', input, again)),
        addLines: fromPromise(({ input }) => answer('add', input, input.lines.slice(0, 1))),
      },
      actions: {
        openPaymentPage: (_, { redirectUrl }) => log.push(['open', redirectUrl]),
      },
    }),
  )
  page.on('order.changed', () => log.push('changed'))
  page.on('lines.added', () => log.push('added'))
  page.start()
  return { page, log, state: () => page.getSnapshot() }
}

describe('paying', () => {
  test('R1.13 leads to the payment page', async () => {
    const { page, log, state } = startPage()
    page.send({ type: 'order.pay', orderId: 'o-1' })
    expect(state().hasTag('pending')).toBe(true)
    await settled()
    expect(state().value).toBe('leaving')
    expect(log).toEqual([
      ['pay', { orderId: 'o-1' }],
      ['open', 'https://pay.example.com/p/1'],
    ])
  })

  test('coming back reads the order again, and the shopper may try once more', async () => {
    const { page, log, state } = startPage()
    page.send({ type: 'order.pay', orderId: 'o-1' })
    await settled()
    page.send({ type: 'order.pay', orderId: 'o-1' })
    expect(state().value).toBe('leaving')
    page.send({ type: 'page.return' })
    expect(state().value).toEqual({ ready: 'idle' })
    expect(log.at(-1)).toBe('changed')
  })

  test('an order that was paid in another tab is refused with the reason and read again', async () => {
    const { page, log, state } = startPage({ code: 'ALREADY_PAID' })
    page.send({ type: 'order.pay', orderId: 'o-1' })
    await settled()
    expect(state().value).toEqual({ ready: 'refused' })
    expect(state().hasTag('failed')).toBe(true)
    expect(state().context.errorCode).toBe('ALREADY_PAID')
    expect(log.at(-1)).toBe('changed')
    page.send({ type: 'notice.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
  })
})

describe('confirming', () => {
  const confirm = { type: 'order.confirm', orderId: 'o-4', phoneNumber: '0812345678' } as const

  test('asks for a code at the phone, confirms the order with it and reads the order again', async () => {
    const { page, log, state } = startPage()
    page.send(confirm)
    expect(state().value).toBe('typingCode')
    await settled()
    await settled()
    expect(state().value).toEqual({ ready: 'confirmed' })
    expect(state().context).toMatchObject({ otp: '', errorCode: undefined })
    expect(log).toEqual([
      ['code', { userName: '0812345678', reason: 'confirmOrder' }],
      ['confirm', { orderId: 'o-4', otp: '482913' }],
      'changed',
    ])
    page.send({ type: 'notice.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
  })

  test('not now leaves the order as it is', () => {
    const { page, log, state } = startPage()
    page.send(confirm)
    page.send({ type: 'code.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
    expect(log).toEqual([['code', { userName: '0812345678', reason: 'confirmOrder' }]])
  })

  test('a code that did not hold is asked for anew, and says why', async () => {
    const { page, state } = startPage({ code: 'OTP_EXPIRED' })
    page.send(confirm)
    await settled()
    await settled()
    expect(state().value).toBe('typingCode')
    expect(state().context.errorCode).toBe('OTP_EXPIRED')
  })

  test('an order that the shop cancelled meanwhile is refused with the reason and read again', async () => {
    const { page, log, state } = startPage({ code: 'ORDER_NOT_ALLOWED' })
    page.send(confirm)
    await settled()
    await settled()
    expect(state().value).toEqual({ ready: 'refused' })
    expect(state().context.errorCode).toBe('ORDER_NOT_ALLOWED')
    expect(log.at(-1)).toBe('changed')
  })
})

describe('cancelling', () => {
  test('asks first, and nothing happens when the shopper says no', () => {
    const { page, log, state } = startPage()
    page.send({ type: 'order.cancel', orderId: 'o-2' })
    expect(state().value).toBe('confirmingCancel')
    page.send({ type: 'cancel.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
    expect(log).toEqual([])
  })

  test('cancels the order in question and reads it again', async () => {
    const { page, log, state } = startPage()
    page.send({ type: 'order.cancel', orderId: 'o-2' })
    page.send({ type: 'cancel.confirm' })
    expect(state().hasTag('pending')).toBe(true)
    await settled()
    expect(state().value).toEqual({ ready: 'cancelled' })
    expect(log).toEqual([['cancel', { orderId: 'o-2' }], 'changed'])
    page.send({ type: 'notice.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
  })

  test('an order that has left the shop meanwhile stays', async () => {
    const { page, log, state } = startPage({ code: 'ORDER_NOT_ALLOWED' })
    page.send({ type: 'order.cancel', orderId: 'o-2' })
    page.send({ type: 'cancel.confirm' })
    await settled()
    expect(state().value).toEqual({ ready: 'refused' })
    expect(state().context.errorCode).toBe('ORDER_NOT_ALLOWED')
    expect(log.at(-1)).toBe('changed')
  })
})

describe('ordering again', () => {
  test('puts into the cart what can be bought and lists what cannot', async () => {
    const { page, log, state } = startPage()
    page.send({ type: 'order.again', orderId: 'o-3', items })
    expect(state().hasTag('pending')).toBe(true)
    await settled()
    expect(state().value).toEqual({ ready: 'added' })
    expect(state().context).toMatchObject({ orderId: 'o-3', lines: found, missing, items: [] })
    expect(log).toEqual([['find', { items }], ['add', { lines: found }], 'added'])
    page.send({ type: 'notice.dismiss' })
    expect(state().value).toEqual({ ready: 'idle' })
  })

  test('names what the cart did not take after the first lines, which are in it', async () => {
    const { page, log, state } = startPage(undefined, {
      found: [...found, { ...line, variantId: 'v-2' }],
      missing,
    })
    const second = { productId: 'p-1', variantId: 'v-2', name: 'พลาสวูด', quantity: 2 }
    page.send({ type: 'order.again', orderId: 'o-3', items: [...items, second] })
    await settled()
    expect(state().value).toEqual({ ready: 'added' })
    const rest = { name: 'พลาสวูด', reason: 'unsure', quantity: 0 }
    expect(state().context).toMatchObject({ lines: found, missing: [...missing, rest], items: [] })
    expect(log.at(-1)).toBe('added')
  })

  test('the next action forgets the answer of the last one', async () => {
    const { page, state } = startPage()
    page.send({ type: 'order.again', orderId: 'o-3', items })
    await settled()
    page.send({ type: 'order.cancel', orderId: 'o-2' })
    expect(state().context).toMatchObject({ orderId: 'o-2', lines: [], missing: [] })
  })

  test('products that could not be read put nothing into the cart', async () => {
    const { page, log, state } = startPage({ code: 'OFFLINE' })
    page.send({ type: 'order.again', orderId: 'o-3', items })
    await settled()
    expect(state().value).toEqual({ ready: 'refused' })
    expect(state().context.errorCode).toBe('OFFLINE')
    expect(log).toEqual([['find', { items }]])
    page.send({ type: 'order.pay', orderId: 'o-3' })
    expect(state().context.errorCode).toBeUndefined()
  })
})
