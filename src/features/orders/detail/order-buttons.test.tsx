import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  orderActionsMachine,
  type LinesAnswer,
  type OrderedItem,
} from '../../../../machines/order-actions/order-actions.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderView } from './order-view.tsx'

afterEach(cleanup)

/** Shows an order whose replies never come, unless one is refused. */
async function open(fields: Partial<typeof sampleOrder> = {}, refused?: string) {
  const reply = () =>
    refused === undefined
      ? new Promise<never>(() => undefined)
      : Promise.reject(Object.assign(new Error(refused), { code: refused }))
  const actions = createActor(
    orderActionsMachine.provide({
      actors: {
        startPayment: fromPromise<{ redirectUrl: string }, { orderId: string }>(reply),
        cancelOrder: fromPromise<unknown, { orderId: string }>(reply),
        findLines: fromPromise<LinesAnswer, { items: OrderedItem[] }>(reply),
      },
    }),
  ).start()
  const order = { ...sampleOrder, canPay: true, canCancel: true, ...fields }
  await showPart(<OrderView order={order} actions={actions} renderCode={() => null} />)
  return actions
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (one: HTMLElement) => act(() => fireEvent.click(one))
const answered = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))

it('an order that can be paid is paid by its button, which waits', async () => {
  const actions = await open()
  press(button('ชำระเงิน'))
  expect(actions.getSnapshot().value).toBe('startingPayment')
  expect(button('ชำระเงิน').getAttribute('aria-busy')).toBe('true')
})

it('R4.39 while the bank decides, the order cannot be paid once more', async () => {
  await open({ isInProcess: true })
  expect(button('ชำระเงิน').disabled).toBe(true)
})

it('the same goods are ordered again by their button', async () => {
  const actions = await open()
  press(button('สั่งซื้ออีกครั้ง'))
  expect(actions.getSnapshot().value).toBe('findingLines')
})

it('what became of it is said below the button that was pressed, and comes into view', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await open({}, 'INTERNAL')
  press(button('สั่งซื้ออีกครั้ง'))
  await answered()
  const notice = screen.getByRole('alert')
  expect(button('สั่งซื้ออีกครั้ง').nextElementSibling?.contains(notice)).toBe(true)
  expect(intoView.mock.instances).toEqual([notice.parentElement])
  expect(intoView).toHaveBeenCalledWith({ block: 'nearest' })
  intoView.mockRestore()
})

it('an order is cancelled only after the question, whose buttons do what they say', async () => {
  const actions = await open()
  press(button('ยกเลิกคำสั่งซื้อ'))
  await answered()
  const question = () => within(screen.getByRole('dialog', { name: 'ยกเลิกคำสั่งซื้อนี้หรือไม่' }))
  press(question().getByRole('button', { name: 'ไม่ยกเลิก' }))
  expect(actions.getSnapshot().value).toEqual({ ready: 'idle' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(button('ยกเลิกคำสั่งซื้อ'))
  press(question().getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }))
  expect(actions.getSnapshot().value).toBe('cancelling')
  expect(question().getByRole<HTMLButtonElement>('button', { name: 'ไม่ยกเลิก' }).disabled).toBe(true)
})

it('a refusal is shown and can be dismissed', async () => {
  const actions = await open({}, 'ALREADY_PAID')
  press(button('ชำระเงิน'))
  await answered()
  expect(screen.getByRole('alert').textContent).toContain('คำสั่งซื้อนี้ชำระเงินแล้ว')
  press(button('ปิดข้อความ'))
  expect(actions.getSnapshot().value).toEqual({ ready: 'idle' })
})
