import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { ActionNotice } from './action-notice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('lists two variants of one product that are both sold out', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const { context } = createActor(orderActionsMachine).getSnapshot()
  const variant = { name: 'อะคริลิก', reason: 'soldOut' as const, quantity: 0 }
  const snapshot = orderActionsMachine.resolveState({
    value: { ready: 'added' },
    context: { ...context, missing: [variant, variant] },
  })
  await showPart(<ActionNotice actions={createActor(orderActionsMachine, { snapshot })} />, 'en')
  expect(screen.getAllByText('อะคริลิก · sold out')).toHaveLength(2)
  expect(complaint, 'each has a key of its own').not.toHaveBeenCalled()
})
