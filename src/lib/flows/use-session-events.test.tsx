import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSessionEvents } from './use-session-events.ts'

it('a flow hears that one customer is gone before it hears of the next', () => {
  const heard: string[] = []
  const actor = { send: ({ type }: { type: string }) => void heard.push(type) }
  const { rerender } = renderHook(({ customerId }) => useSessionEvents(actor, customerId), {
    initialProps: { customerId: undefined as string | undefined },
  })
  expect(heard).toEqual([])
  rerender({ customerId: 'c-1' })
  rerender({ customerId: 'c-1' })
  expect(heard).toEqual(['session.began'])
  rerender({ customerId: 'c-2' })
  rerender({ customerId: undefined })
  expect(heard).toEqual(['session.began', 'session.ended', 'session.began', 'session.ended'])
})
