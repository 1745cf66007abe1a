import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OrderStatus } from '../../../../openapi/generated/schema.ts'
import { FollowOrders } from './follow-orders.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function follow(...statuses: OrderStatus[]) {
  const onPoll = vi.fn<() => void>()
  render(<FollowOrders orders={statuses.map((status) => ({ status }))} onPoll={onPoll} />)
  vi.advanceTimersByTime(10_000)
  return onPoll
}

it.each(['pending', 'failed', 'paid', 'processing', 'readyToShip', 'shipped', 'delivered'] as const)(
  'looks for changes while one order is %s',
  (status) => {
    expect(follow('complete', status)).toHaveBeenCalledTimes(2)
  },
)

it('looks only when the shopper comes back once every order has ended', () => {
  const onPoll = follow('complete', 'refund', 'cancelOrder')
  expect(onPoll).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onPoll).toHaveBeenCalledOnce()
})
